// The French "de" before a name: "de Bob", but "d’Anna".

const VOWELS = "aàâäáæeèéêëiîïíoôöóœuùûüú";

/** The name with "de" before it. Before an h it is not elided: one cannot see whether it is mute. */
export function de(name: string): string {
  const [first = "", second = ""] = name.toLowerCase();
  // Yves begins with a vowel, Yann does not.
  const elides =
    first === "y" ? second !== "" && !VOWELS.includes(second) : first !== "" && VOWELS.includes(first);
  return elides ? `d’${name}` : `de ${name}`;
}
