export interface QuotedPhrase {
  /** As it was typed, to show. */
  typed: string;
  words: readonly string[];
}

/**
 * The words that a job must and must not have, ready for the index. Every word is a token
 * (`tokens`), so the index can quote it and never has to read what people typed.
 */
export interface TextQuery {
  /**
   * AND of ORs of word sequences: `[[["java"], ["kotlin"]], [["registered", "nurse"]]]` is "java or
   * kotlin, and registered nurse". A sequence of one is a word; a longer one is a phrase, quoted or
   * from a synonym. In each OR, what was typed comes first.
   */
  all: readonly (readonly string[][])[];
  /** Word sequences that a job must not have. */
  none: readonly string[][];
  /** Those of `all` that count only in titles, skills, and names of companies, with spaces between their words. */
  named?: readonly string[];
  /** Those of `all` that were quoted, of two words or more. */
  quoted?: readonly QuotedPhrase[];
}
