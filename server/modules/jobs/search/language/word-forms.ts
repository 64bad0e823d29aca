/**
 * The other number of an English word: "nurses" for "nurse", and "nurse" for "nurses". The index
 * holds words as written, so that names such as "Kubernetes" and "AWS" stay what they are.
 */
export function otherNumber(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null;
  return singular(word) ?? plural(word);
}

/** Null if a word is no plural. */
export function singular(word: string): string | null {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|.{3}is)$/.test(word)) return null;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
