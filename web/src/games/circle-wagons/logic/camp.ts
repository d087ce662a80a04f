// Where the wagons of a camp stand: on an oval, those in front larger and drawn later.
export interface Standing {
  x: number;
  y: number;
  size: number;
  /** Which way it goes round: 1 to the right, -1 to the left. */
  way: 1 | -1;
}

export interface Oval {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The size of the wagon farthest back and of the one in front. */
  far: number;
  near: number;
}

/** So many wagons on an oval, from back to front. */
export function campOf(count: number, oval: Oval): Standing[] {
  const wagons = Array.from({ length: count }, (_, index): Standing => {
    const angle = (2 * Math.PI * (index + 0.5)) / count;
    const depth = (1 - Math.cos(angle)) / 2;
    return {
      x: oval.x + Math.sin(angle) * (oval.width / 2),
      y: oval.y - Math.cos(angle) * (oval.height / 2),
      size: oval.far + depth * (oval.near - oval.far),
      way: Math.cos(angle) > 0 ? 1 : -1,
    };
  });
  return wagons.sort((one, other) => one.y - other.y);
}
