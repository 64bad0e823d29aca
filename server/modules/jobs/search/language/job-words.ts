import { plainText } from "../../../../core/html.js";
import { isStateCode, statesIn } from "../../../../kit/words/us-states.js";
import type { JobFieldValues } from "../../job.fields.js";
import { authorizationsIn } from "../../work-authorization.js";
import { isStopWord } from "./stop-words.js";
import { tokens } from "./tokens.js";

/** What the words of a job are made from. */
export interface WrittenJob extends JobFieldValues {
  code: string;
  companyName: string;
}

/** The words of a job as the index holds them. */
export interface JobWords {
  /** In order, with stop words, so that phrases are found. */
  role: string[];
  skills: string[];
  company: string[];
  /** All words of the job, each once, without stop words. */
  body: string[];
}

/** Words for contract, status and workplace: a job's field decides, not a mention in its text. */
const FACTS: ReadonlySet<string> = new Set(
  "stemopt opt cpt f1 h1b h4ead l2ead l1 gcead ead greencard uscitizen e3 tn w2 c2c 1099 contracttohire fulltime parttime onsite hybrid remote".split(
    " ",
  ),
);
/**
 * Short words that mean the same in a text as in a list of skills. Others do not: a text says "go to
 * market", "2 pm" and "$40 an hr", and means no language, no manager and no human resources.
 */
const SHORT_TERMS: ReadonlySet<string> = new Set("ai ml ux ui qa bi js rn np c# f# c++".split(" "));
const LONGEST_SHORT = 2;

/** The words that find a job. What is changed here needs a new LANGUAGE_VERSION (tokens.ts). */
export function jobWords(job: WrittenJob): JobWords {
  const role = tokens(job.role);
  const company = tokens(job.companyName);
  // Between two skills stands a word that nobody types, so that no phrase runs from one into the next.
  const skills = job.skills.flatMap((skill, at) =>
    at > 0 ? ["#", ...tokens(skill)] : tokens(skill),
  );
  const industry = tokens((job.industry ?? "").replaceAll("_", " "));
  const named = [...role, ...skills, ...industry].filter(
    (word) => word === "it" || !isStopWord(word),
  );
  const text = tokens(`${plainText(job.description)} ${plainText(job.responsibilities)}`);
  const body = [...named, ...company, ...factsOf(job), ...text.filter(isOfText)];
  const words = new Set(body.filter((word) => word === "it" || !isStopWord(word)));
  words.delete("#");
  if (!named.includes("it")) words.delete("it");
  return { role, skills, company, body: [...words] };
}

/** The words of a job's short fields. */
const factsOf = (job: WrittenJob): string[] => [
  // Codes of states are read as places; as words, "PA" is a physician assistant and "AR" accounts receivable.
  ...tokens(job.companyLocation).filter((word) => !isStateCode(word)),
  ...statesIn(job.companyLocation).flatMap(({ name }) => tokens(name)),
  ...[job.contract, job.jobType, job.workplaceType, job.code].flatMap(tokens),
  ...authorizationsIn(job.workAuthorization).words,
];

const isOfText = (word: string): boolean =>
  !FACTS.has(word) && (word.length > LONGEST_SHORT || SHORT_TERMS.has(word) || /[^a-z]/.test(word));
