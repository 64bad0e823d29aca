/** How the open jobs of the site use the words of a search. */
export interface WordUses {
  /** Those that are mostly used in roles and skills. */
  work: readonly string[];
  /** Those at the beginning that a company's name has before the word that follows them: "boston" of "boston scientific". */
  beginningCompanies: readonly string[];
}
