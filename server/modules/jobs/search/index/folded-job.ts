import { textOf } from "../../html/clean-text.js";
import { isFact } from "../../words/work-words.js";
import { isStopWord } from "#site/stop-words";
import { tokens } from "../language/tokens.js";
import type { JobDocument } from "./index-calls.js";

/** A job's words as the index compares them. */
export interface FoldedJob {
  role: string[];
  skills: string[][];
  company: string[];
  /** The words of role, skills, and company. */
  named: ReadonlySet<string>;
  /** Every word of every field, once. */
  words: ReadonlySet<string>;
  placeWords: string[];
}

/**
 * Short words that mean the same in a text as in a list of skills. Others do not: a text says "go to
 * market", "2 pm" and "$40 an hr", and means no language, no manager and no human resources.
 */
const SHORT_NAMES: ReadonlySet<string> = new Set("ai ml ux ui qa bi js rn np c# f# c++".split(" "));
const LONGEST_SHORT = 2;

const isOfText = (word: string): boolean =>
  !isFact(word) && (word.length > LONGEST_SHORT || SHORT_NAMES.has(word) || /[^a-z]/.test(word));

export function foldJob(job: JobDocument): FoldedJob {
  const { role, skills, company, texts, ads, placeNames } = job;
  const folded = { role: tokens(role), skills: skills.map(tokens), company: tokens(company) };
  const named = [...folded.role, ...folded.skills.flat(), ...folded.company];
  const told = ads.flatMap((ad) => tokens(textOf(ad))).filter(isOfText);
  const short = [...named, ...texts.flatMap(tokens)].filter(
    // The field of work; in texts it is the other word.
    (word) => word === "it" || !isStopWord(word),
  );
  const words = new Set([...short, ...told.filter((word) => !isStopWord(word))]);
  return { ...folded, named: new Set(named), words, placeWords: placeNames.flatMap(tokens) };
}

/** Never a word of a job: keeps a phrase from running from one skill into the next. */
const BARRIER = ".";

/** The values of the columns of the table `head`, and of `body`. */
export const columnsOf = (job: FoldedJob) => ({
  role: job.role.join(" "),
  skills: job.skills.map((words) => words.join(" ")).join(` ${BARRIER} `),
  company: job.company.join(" "),
  words: [...job.words].join(" "),
});
