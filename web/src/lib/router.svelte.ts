// Where we are: paths below the base of the page, which the server sets. In a folder of files the path stands behind the #, as there is
// only one page to be had.

import { closest } from "./keys";
import { parse, type Route } from "./routes";
import { town } from "./town.svelte";

function below(address: URL): string | null {
  const base = new URL(document.baseURI);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) return null;
  return address.pathname.slice(base.pathname.length);
}

const FOLDED = "#/";

/** The address as if every path had a page of its own. */
function unfolded(address: URL): URL {
  return address.hash.startsWith(FOLDED) && town.folder
    ? new URL(address.hash.slice(FOLDED.length), document.baseURI)
    : address;
}

/** The address that can be asked of whoever serves us. */
function folded(address: URL): URL {
  const path = below(address);
  return town.folder && path !== null
    ? new URL(`${FOLDED}${path}${address.search}${address.hash}`, document.baseURI)
    : address;
}

function current(): URL {
  return unfolded(new URL(location.href));
}

function here(): Route {
  return parse(below(current()) ?? "");
}

class Router {
  route = $state.raw<Route>(here());
  query = $state.raw(current().searchParams);

  constructor() {
    window.addEventListener("popstate", () => this.look());
    window.addEventListener("hashchange", () => this.look());
  }

  private look(): void {
    this.route = here();
    this.query = current().searchParams;
  }

  /** The place on the page that the address names. */
  get anchor(): string {
    return current().hash.slice(1);
  }

  /** The whole address of a path below the base. */
  addressOf(path: string): string {
    return folded(new URL(path, document.baseURI)).href;
  }

  /** Goes to a path below the base. */
  go(path: string, how: "push" | "replace" = "push"): void {
    const address = folded(unfolded(new URL(path, document.baseURI)));
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
    if (address.hash && path === below(current())) {
      if (!town.folder) return;
      // The place on the page cannot stand in an address where the page itself does.
      event.preventDefault();
      document.getElementById(address.hash.slice(1))?.scrollIntoView();
      return;
    }
    event.preventDefault();
    this.go(address.href);
    if (!address.hash) window.scrollTo(0, 0);
  };
}

export const router = new Router();
