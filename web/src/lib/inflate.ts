// Messages that come deflated: told in the order in which they came.

/** What tells messages one after the other: texts at once, deflated ones as soon as they are inflated. */
export class Inflater {
  /** Whether this browser can inflate at all. */
  static readonly works = canInflate();

  private waiting: Promise<void> | null = null;

  constructor(
    private readonly tell: (text: string) => void,
    private readonly broken: (error: unknown) => void,
  ) {}

  take(message: string | ArrayBuffer): void {
    if (typeof message === "string" && this.waiting === null) {
      this.tell(message);
      return;
    }
    const told = this.tellAfter(this.waiting, message).then(() => {
      if (this.waiting === told) this.waiting = null;
    });
    this.waiting = told;
  }

  private async tellAfter(before: Promise<void> | null, message: string | ArrayBuffer): Promise<void> {
    try {
      const text = typeof message === "string" ? message : await inflated(message);
      await before;
      this.tell(text);
    } catch (error) {
      this.broken(error);
    }
  }
}

async function inflated(bytes: ArrayBuffer): Promise<string> {
  const { readable, writable } = new DecompressionStream("deflate-raw");
  const writer = writable.getWriter();
  const [text] = await Promise.all([
    new Response(readable).text(),
    writer.write(new Uint8Array(bytes)),
    writer.close(),
  ]);
  return text;
}

/** Older browsers have no such stream, or one without this format. */
function canInflate(): boolean {
  try {
    return new DecompressionStream("deflate-raw") instanceof DecompressionStream;
  } catch {
    return false;
  }
}
