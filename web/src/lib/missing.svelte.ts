// A part of the page that was to be loaded and did not come: the server was restarted, has a newer version, or the network went away.

class Missing {
  /** Something is missing, and nobody has told it in its place. */
  told = $state(false);
  private readonly failures = new WeakSet();

  /** Listens for parts that do not come. What a page tells in its own words is left to it. */
  watch(window: Window): void {
    window.addEventListener("vite:preloadError", ({ payload }) => this.failures.add(payload));
    window.addEventListener("unhandledrejection", (event) => {
      if (!(event.reason instanceof Error) || !this.failures.has(event.reason)) return;
      event.preventDefault();
      this.told = true;
    });
  }
}

export const missing = new Missing();
