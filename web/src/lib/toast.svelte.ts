// A short word at the edge of the page: a link was copied, a move was refused.
import { announcer } from "./announce.svelte";

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "trouble";
}

class Toasts {
  list = $state.raw<Toast[]>([]);
  private count = 0;

  show(text: string, tone: Toast["tone"] = "plain"): void {
    const toast = { id: ++this.count, text, tone };
    this.list = [...this.list.slice(-2), toast];
    announcer.say(text);
    window.setTimeout(() => this.dismiss(toast.id), tone === "plain" ? 3_500 : 7_000);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
