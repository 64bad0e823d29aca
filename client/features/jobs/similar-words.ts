/** Words that tell how far somebody is, not what they do. */
const LEVELS = /\b(senior|sr|junior|jr|lead|principal|staff|mid|level|i{1,3}|iv)\b\.?/gi;

/** What to search for, to find jobs like one of this role. */
export const similarWords = (role: string): string =>
  role
    .replace(LEVELS, " ")
    .replace(/\(.*?\)|[^\p{L}\p{N}+#.\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
