// Arrow keys lead from one thing on the table to the nearest in that direction.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest box in the direction of a key; what lies aside counts as further away. */
export function nearest(boxes: readonly Box[], from: Box, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const middle = (box: Box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const here = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const there = middle(box);
    const along = (there.x - here.x) * direction[0] + (there.y - here.y) * direction[1];
    const aside = Math.abs((there.x - here.x) * direction[1]) + Math.abs((there.y - here.y) * direction[0]);
    if (along <= 1 || aside > 2 * along + 1) return;
    const distance = along + 3 * aside;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

/** Moves the focus among the elements of a group that can have it. */
export function walk(event: KeyboardEvent, group: Element): void {
  if (!(event.key in DIRECTIONS) || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...group.querySelectorAll<HTMLElement>("[data-target]")];
  const here = document.activeElement as HTMLElement | null;
  if (!here || !all.includes(here)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = nearest(
    all.map((one) => one.getBoundingClientRect()),
    here.getBoundingClientRect(),
    event.key,
  );
  if (next !== null) all[next]?.focus();
}
