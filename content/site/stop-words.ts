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
  /(?<!\p{L})(?:now hiring|cerca de m[ií]|se (?:busca|solicita|necesita)|hiring now|apply now|currently|(?:(?:i['’]?m |i am )?(?:currently )?)looking for|i (?:want|need)|i have(?= (?:an?|the) )|(?:i['’]?m|i am)(?: currently)?(?= (?:on|an?) )|(?:busco|buscando|quiero|necesito)(?: una?)?(?: (?:trabajo|trabajar|empleo))?(?: (?:de|en|como))?|united states(?!(?: of america)? citizens?(?:hip)?(?!\p{L}))(?: of america)?)(?!\p{L})/giu;
const E_VERIFY = String.raw`(?:e[\s._-]{0,3}verif(?:y|ied)|everfiy|e-?verfy)`;
const EMPLOYERS = "(?:employers?|compan(?:y|ies)|firms?)";
/** "Employers enrolled in E-Verify" and "E-Verify required" say no more than "E-Verify". */
const BESIDE_E_VERIFY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${EMPLOYERS}|must|that|which|who|is|are|be) ){0,3}(?:enrolled in|enrolls? in|enrollment in|participat(?:es?|ing) in|registered (?:with|in|for)|uses?|using) (?:the )?(?=${E_VERIFY}(?!\p{L}))|(?<=(?<!\p{L})${E_VERIFY})(?: (?:${EMPLOYERS}|required|requirement|program|participants?|participating|participation|enrolled|registered|number|id|only|status)(?!\p{L})){1,3}`,
  "giu",
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** A search without what fills it. */
export function withoutFilling(text: string): string {
  const without = text.replace(FILLING, " ");
  return /ver[if]/i.test(text) ? without.replace(BESIDE_E_VERIFY, " ") : without;
}

/** Whether a typed word selects nothing if all others are like it. */
export const isFiller = (word: string): boolean => FILLERS.has(word) || isNoise(word);

/** Whether a typed word selects nothing. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
