/** Words without meaning for a search. The text of a job is indexed without them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a about an and any are as at be by com de en for from how i in is it la me my near of on or our that the this to us was we what when where who will with und www you your".split(
    " ",
  ),
);
/** Words that fit every job, and Spanish ones that only join others. */
export const NOISE: ReadonlySet<string> = new Set(
  [
    "job jobs opening openings position positions vacancy vacancies hiring career careers work roles opportunity opportunities gigs listings usa",
    "trabajo trabajos empleo empleos vacante vacantes puesto puestos oferta ofertas",
    "con para y el los las del por",
  ].flatMap((words) => words.split(" ")),
);
/** Words that select nothing if there are no others, while "search engine" and "new relic" are names. */
const FILLERS: ReadonlySet<string> = new Set(
  "all any apply available best employment every find get good immediate need new now please role search seeking show some top urgent want".split(
    " ",
  ),
);
/** The same in several words. */
const FILLING =
  /(?<!\p{L})(?:now hiring|cerca de m[ií]|se busca|hiring now|apply now|(?:i['’]?m )?looking for|i (?:want|need)|united states(?!(?: of america)? citizens?(?:hip)?(?!\p{L}))(?: of america)?)(?!\p{L})/giu;

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A search without what fills it. */
export const withoutFilling = (text: string): string => text.replace(FILLING, " ");

/** Whether a typed word selects nothing if all others are like it. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || isNoise(word);

/** Whether a typed word selects nothing. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
