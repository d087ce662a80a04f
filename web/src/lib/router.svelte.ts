// Where we are: paths below the base of the page, which the server sets.

import { closest } from "./keys";
import { parse, type Route } from "./routes";

function below(address: URL): string | null {
  const base = new URL(document.baseURI);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) return null;
  return address.pathname.slice(base.pathname.length);
}

function here(): Route {
  return parse(below(new URL(location.href)) ?? "");
}

class Router {
  route = $state.raw<Route>(here());
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.look());
  }

  private look(): void {
    this.route = here();
    this.query = new URLSearchParams(location.search);
  }

  /** Goes to a path below the base. */
  go(path: string, how: "push" | "replace" = "push"): void {
    const address = new URL(path, document.baseURI);
    if (how === "push") history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.look();
  }

  /** Follows a link within the client without loading the page again; to be put on the whole document. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = closest(event, "a");
    if (!link?.href || link.target || link.hasAttribute("download") || link.dataset.outside !== undefined)
      return;
    const address = new URL(link.href);
    const path = below(address);
    if (path === null || path.startsWith("api/")) return;
    if (address.hash && path === below(new URL(location.href))) return;
    event.preventDefault();
    this.go(address.href);
    if (!address.hash) window.scrollTo(0, 0);
  };
}

export const router = new Router();
