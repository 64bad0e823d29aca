/**
 * A place's name as it is compared: lower case, without accents and signs, with "St", "Mt" and "Ft"
 * written out, and "Mc Lean", "O'Fallon" and "Coeur d'Alene" in one word each.
 */
export const placeWords = (name: string): string =>
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
