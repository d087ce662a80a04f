// What happens at my tables, told by the server as it happens. One stream serves all tabs of a browser: a browser opens few connections
// to a server, and a stream holds one for as long as it is open.
import type { PersonEvent } from "../wire/PersonEvent";
import type { TableInfo } from "../wire/TableInfo";

/** How long to wait before a stream that was refused is asked for again. */
const AGAIN_MILLIS = 15_000;

/** What tabs tell each other. */
type Word = { event: PersonEvent } | { asks: true };

export class News {
  /** My tables that are not over, and those that ended while I was here; null while no stream is open. */
  tables = $state.raw<readonly TableInfo[] | null>(null);
  /** Goes up when my channels changed. */
  channels = $state(0);
  private readonly listeners = new Set<(event: PersonEvent) => void>();

  /** Listens for as long as somebody is signed in; gives what ends it. */
  listen(): () => void {
    const ended = new AbortController();
    const name = `boomtown events ${new URL("./", document.baseURI).pathname}`;
    // Only a page that came safely may share with others.
    if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) {
      void this.stream(ended.signal, () => {});
    } else {
      const others = new BroadcastChannel(name);
      let leads = false;
      others.onmessage = ({ data }: MessageEvent<Word>) => {
        if ("event" in data) this.hear(data.event);
        else if (leads && this.tables)
          others.postMessage({ event: { kind: "state", tables: [...this.tables] } } satisfies Word);
      };
      others.postMessage({ asks: true } satisfies Word);
      const lead = async () => {
        leads = true;
        await this.stream(ended.signal, (event) => others.postMessage({ event } satisfies Word));
      };
      navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => {
        // It was given up before the other tab was closed.
      });
      ended.signal.addEventListener("abort", () => others.close());
    }
    return () => {
      ended.abort();
      this.tables = null;
    };
  }

  /** Calls for each event of the tab that has the stream; gives what ends it. */
  onEvent(listener: (event: PersonEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Has the stream until it is ended. */
  private stream(ended: AbortSignal, tell: (event: PersonEvent) => void): Promise<void> {
    return new Promise((done) => {
      let source: EventSource | null = null;
      let timer = 0;
      const open = () => {
        source = new EventSource("api/me/events");
        source.onmessage = ({ data }: MessageEvent<string>) => {
          const event = JSON.parse(data) as PersonEvent;
          this.hear(event);
          tell(event);
          for (const listener of this.listeners) listener(event);
        };
        source.onerror = () => {
          // A line that broke is opened again by the browser; one that was refused is not.
          if (source?.readyState !== EventSource.CLOSED) return;
          timer = window.setTimeout(open, AGAIN_MILLIS);
        };
      };
      open();
      ended.addEventListener("abort", () => {
        window.clearTimeout(timer);
        source?.close();
        done();
      });
    });
  }

  private hear(event: PersonEvent): void {
    switch (event.kind) {
      case "state":
        this.tables = event.tables;
        break;
      case "table":
        this.tables = [event.table, ...this.without(event.table.id)];
        break;
      case "gone":
        this.tables = this.without(event.table);
        break;
      case "channels":
        this.channels += 1;
    }
  }

  private without(id: string): TableInfo[] {
    return (this.tables ?? []).filter((table) => table.id !== id);
  }
}

export const news = new News();

/** Whether a table waits for me. */
export function waitsForMe({ stage, deciders, yours }: TableInfo): boolean {
  return stage === "playing" && deciders.some((seat) => yours.includes(seat));
}
