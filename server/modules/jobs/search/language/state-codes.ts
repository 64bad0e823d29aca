/** Codes of states that mean little else, so they are read in lower case too. */
export const PLAIN_CODES: ReadonlySet<string> = new Set(
  "TX NY NJ FL NC AZ WI MN NV UT KY NH".split(" "),
);
/** Codes that are also words or abbreviations: read only after a comma, a city, or "in". */
export const DOUBTFUL_CODES: ReadonlySet<string> = new Set(
  "IN OR ME HI OK OH LA MD PA CO MS ID DE AL MA MO MT SD CT AR SC PR".split(" "),
);
