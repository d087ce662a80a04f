/** Whether the page is to stand still. */
export function standsStill(): boolean {
  return (
    document.documentElement.dataset.motion === "off" ||
    (document.documentElement.dataset.motion === undefined &&
      window.matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
