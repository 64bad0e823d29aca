import { plainText } from "../../../core/html.js";
import { jobFilters, type JobFieldValues } from "../job.fields.js";
import { authorizationsIn } from "../work-authorization.js";
import {
  foldWords,
  isExact,
  roleWords,
  STOPWORDS,
  textWords,
} from "../../../kit/words/search-words.js";
import { statesIn } from "../../../kit/words/us-states.js";

/** The fields of a job that search reads. */
export interface SearchedJob extends JobFieldValues {
  code: string;
  companyName: string;
}

/**
 * The text stored for full-text search: every word once, folded, with a space before each. The
 * full-text index contains the same words; a short list of jobs is filtered by comparing bytes
 * instead (job.list-query.ts).
 */
export function searchTextOf(job: SearchedJob): string {
  const texts = [
    job.role,
    job.companyName,
    job.companyLocation,
    ...statesIn(job.companyLocation).map(({ name }) => name),
    ...job.skills,
    job.contract,
    job.jobType,
    job.workplaceType,
    ...job.workAuthorization,
    (job.industry ?? "").replaceAll("_", " "),
    plainText(job.description),
    plainText(job.responsibilities),
  ];
  return [...new Set(texts.flatMap(textWords))].map((word) => ` ${word}`).join("");
}

/** The token of a word in a job's role, for ranking. */
export const roleToken = (word: string): string => `role:${word}`;
/** The token of a filter value. */
export const filterToken = (parameter: string, value: string): string => `${parameter}:${value}`;

/** "it" is both a stopword and an industry. */
const isWordToken = (word: string): boolean =>
  isExact(word) && (word === "it" || !STOPWORDS.has(word));

/**
 * All tokens of a job, without duplicates: words that the full-text index cannot hold, role words,
 * and filter values.
 */
export function tokensOf(job: SearchedJob): string[] {
  const { words } = authorizationsIn(job.workAuthorization);
  const texts = [job.role, job.companyName, job.companyLocation, job.contract, job.jobType];
  const tokens = [
    ...[...texts, ...job.skills].flatMap(foldWords).filter(isWordToken),
    job.code.toLowerCase(),
    job.workplaceType.toLowerCase(),
    // "it" and "ai" are too short for the full-text index; the names of other industries are in the
    // text.
    ...foldWords(job.industry ?? "").filter(isExact),
    ...statesIn(job.companyLocation).map(({ code }) => code.toLowerCase()),
    ...words,
    ...roleWords(job.role).map(roleToken),
    ...Object.values(jobFilters).flatMap(({ parameter, of }) =>
      of(job).map((value) => filterToken(parameter, value)),
    ),
  ];
  return [...new Set(tokens)];
}
