// Mouse, pen and fingers on a town: a tap, a drag, a pinch, told apart.
export interface Point {
  x: number;
  y: number;
}

export interface Gestures {
  /** A pointer went up where it went down. */
  tap(at: Point, kind: string): void;
  /** One pointer moved on the ground. */
  pan(by: Point): void;
  /** Two pointers moved apart or together. */
  pinch(factor: number, middle: Point): void;
  /** The card being laid is dragged by the pointer that took hold of it. */
  drag(to: Point): void;
  /** A mouse moves with no button down. */
  hover(at: Point): void;
}

/** How far a finger may stray and still tap, in pixels. */
const STRAY = 7;

interface Finger extends Point {
  id: number;
  kind: string;
  start: Point;
  moved: boolean;
  holdsCard: boolean;
}

export class Fingers {
  private readonly fingers = new Map<number, Finger>();
  constructor(private readonly gestures: Gestures) {}

  down(id: number, at: Point, kind: string, holdsCard: boolean): void {
    this.fingers.set(id, { id, ...at, kind, start: at, moved: false, holdsCard });
    if (this.fingers.size > 1) for (const finger of this.fingers.values()) finger.moved = true;
  }

  move(id: number, at: Point, kind: string): void {
    const finger = this.fingers.get(id);
    if (!finger) {
      if (kind === "mouse") this.gestures.hover(at);
      return;
    }
    const before = { x: finger.x, y: finger.y };
    const other = [...this.fingers.values()].find((one) => one.id !== id);
    finger.x = at.x;
    finger.y = at.y;
    if (other) return this.pinch(before, at, other);
    if (Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > STRAY) finger.moved = true;
    if (!finger.moved) return;
    if (finger.holdsCard) this.gestures.drag(at);
    else this.gestures.pan({ x: at.x - before.x, y: at.y - before.y });
  }

  up(id: number): void {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (finger && !finger.moved) this.gestures.tap({ x: finger.x, y: finger.y }, finger.kind);
  }

  cancel(id: number): void {
    this.fingers.delete(id);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const then = Math.hypot(before.x - other.x, before.y - other.y);
    const apart = Math.hypot(now.x - other.x, now.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.gestures.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    if (then > 0) this.gestures.pinch(apart / then, middle);
  }
}
