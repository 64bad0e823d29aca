/** Words of a role that name the level, not the work. */
const LEVELS = /\b(senior|sr|junior|jr|lead|principal|staff|mid|level|i{1,3}|iv)\b\.?/gi;

/** The query that finds jobs similar to this role. */
export const similarWords = (role: string): string =>
  role
    .replace(LEVELS, " ")
    .replace(/\(.*?\)|[^\p{L}\p{N}+#.\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
