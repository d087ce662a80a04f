// One exhaustive match over what the rules tell as data: an event, an action, a question. Rust writes a variant as its name, or as
// an object whose only member is named like it. Whoever leaves a variant out gets an error from the compiler.

/** The names of the variants. */
type Variant<Told> = Told extends string ? Told : keyof Told;

/** What a variant carries; nothing if it is just a name. */
type Carried<Told, Name> = Told extends Name
  ? undefined
  : Told extends Record<Name & PropertyKey, infer Content>
    ? Content
    : never;

/** What to make of each variant. */
export type Cases<Told, Made> = { [Name in Variant<Told>]: (carried: Carried<Told, Name>) => Made };

/** What one makes of something told; `unheard` of what only a newer server can tell. */
export function match<Told extends string | object, Made>(
  told: Told,
  cases: Cases<Told, Made>,
  unheard: Made,
): Made {
  const [name, carried] =
    typeof told === "string"
      ? [told, undefined]
      : (Object.entries(told as Record<string, unknown>)[0] ?? ["", undefined]);
  const make = (cases as Partial<Record<string, (carried: unknown) => Made>>)[name];
  return make ? make(carried) : unheard;
}
