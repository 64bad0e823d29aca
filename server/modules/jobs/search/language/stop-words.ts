/** Words without meaning for a search. The text of a job is indexed without them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a about an and any are as at be by com de en for from how i in is it la me my near of on or our that the this to us was we what when where who will with und www you your".split(
    " ",
  ),
);
/** Words that fit every job. */
const NOISE: ReadonlySet<string> = new Set(
  "job jobs opening openings position positions vacancy vacancies hiring career careers work".split(
    " ",
  ),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Whether a typed word selects nothing. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
