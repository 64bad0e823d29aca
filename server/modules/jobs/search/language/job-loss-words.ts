const DAYS = String.raw`\d{1,3}[\s-]days?`;
const LAYOFF = String.raw`(?:laid[\s-]off|lay[\s-]?offs?)`;
const SAID = [
  String.raw`(?:affected|impacted|hit)\s+by\s+(?:(?:an?|the)\s+)?${LAYOFF}`,
  String.raw`(?:(?:i['’]?m|i|am|was|got|been|just|recently)\s+){0,4}(?:${LAYOFF}|lost\s+(?:my\s+)?job)`,
  String.raw`(?:${DAYS}\s+)?grace\s+period|${DAYS}\s+(?:grace|left)|(?:in|within)\s+${DAYS}`,
  // Urgent care is a trade.
  String.raw`asap|immediately|urgent(?:ly)?(?!\s+care)`,
].join("|");
const JOB_LOSS = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SAID})(?![\p{L}\p{N}])[,.;:]?`, "giu");

/** Words of these that are right in a search, even if no job has them. */
export const JOB_LOSS_WORDS: readonly string[] =
  "laid layoff layoffs lost affected impacted hit grace asap immediately urgent urgently".split(
    " ",
  );

/**
 * Splits off what people say of a job that they lost, and of the days they have to find another: "laid off", "60 day grace period",
 * "asap". Beside a transfer of their status, it selects nothing.
 */
export function withoutJobLoss(text: string): { words: string; rest: string } {
  const words = text.match(JOB_LOSS)?.map((found) => found.trim()) ?? [];
  if (words.length === 0) return { words: "", rest: text };
  return {
    words: words.join(" "),
    rest: text.replace(JOB_LOSS, " ").replace(/\s+/g, " ").trim(),
  };
}
