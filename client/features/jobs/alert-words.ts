/** Words of a job title that name the seniority, not the work. */
const LEVELS = /\b(senior|sr|junior|jr|lead|principal|staff|mid|level|i{1,3}|iv)\b\.?/gi;

/** What a job alert for jobs like this one searches for: the title without its level. */
export const alertWords = (role: string): string =>
  role
    .replace(LEVELS, " ")
    .replace(/\(.*?\)|[^\p{L}\p{N}+#.\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
