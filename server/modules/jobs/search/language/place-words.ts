/** A name of plain words, which most are, needs only lower case. */
const PLAIN = /^(?!.*\b(?:st|mt|ft|mc|o|d) )[a-z]+(?: [a-z]+)*$/;

/**
 * A place's name as it is compared: lower case, without accents and signs, with "St", "Mt" and "Ft"
 * written out, and "Mc Lean", "O'Fallon" and "Coeur d'Alene" in one word each.
 */
export function placeWords(name: string): string {
  const lower = name.toLowerCase();
  return PLAIN.test(lower) ? lower : folded(lower);
}

const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bst (?=.)/g, "saint ")
    .replace(/\bmt (?=.)/g, "mount ")
    .replace(/\bft (?=.)/g, "fort ")
    .replace(/\b(mc|o|d) (?=[a-z]{3})/g, "$1");
