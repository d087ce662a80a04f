declare module "virtual:engine" {
  /** The address of the engine for the page, where it was built. */
  export const engine: string | null;
}
