// What jsdom lacks of a browser.
Object.defineProperty(window, "matchMedia", {
  value: (media: string) => ({ media, matches: false, addEventListener: () => {} }),
});
