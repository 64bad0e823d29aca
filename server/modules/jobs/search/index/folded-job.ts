import { isFact } from "../../../../kit/words/search-words.js";
import { tokens } from "../language/tokens.js";
import type { JobDocument } from "./index-calls.js";

/** A job's words as the index compares them. */
export interface FoldedJob {
  role: string[];
  skills: string[][];
  company: string[];
  /** Every word of every field, once. */
  words: ReadonlySet<string>;
}

/**
 * Words of texts that say nothing about a job. They are kept in titles, skills and names of
 * companies.
 */
const COMMON: ReadonlySet<string> = new Set(
  "a about all also an and any are as at be been but by can for from has have if in into is it its may more must no nor not of on or other our such than that the their them then there these they this those through to up was we were what when where which while who will with within you your".split(
    " ",
  ),
);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/**
 * The words of a text or of stored HTML. Job texts were cleaned when they were written, so there is
 * nothing in them that only a parser could read.
 */
const readable = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => ENTITIES[name] ?? " ");

export function foldJob({ role, skills, company, texts, ads }: JobDocument): FoldedJob {
  const folded = { role: tokens(role), skills: skills.map(tokens), company: tokens(company) };
  const named = [...folded.role, ...folded.skills.flat(), ...folded.company];
  const told = ads
    .flatMap((ad) => tokens(readable(ad)))
    .filter((word) => !COMMON.has(word) && !isFact(word));
  return { ...folded, words: new Set([...named, ...texts.flatMap(tokens), ...told]) };
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
