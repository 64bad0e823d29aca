import { synonymAt } from "../search/language/synonyms.js";
import { tokens } from "../search/language/tokens.js";
import { otherNumber } from "../search/language/word-forms.js";

/** A maker's name that is often left out: "Apache Kafka". */
const MAKER = "apache";

/**
 * The ways to name a skill, as sequences of the search's words.
 * @param meanings "same" for other names of the same; "also" with what a search for it finds besides, such as "tester" for QA
 */
export function skillForms(skill: string, meanings: "same" | "also" = "also"): string[][] {
  const own = tokens(skill);
  const bases = own[0] === MAKER && own.length > 1 ? [own, own.slice(1)] : [own];
  const forms = bases.flatMap((words) => {
    const synonym = synonymAt(words, 0);
    const isWhole = synonym?.words.length === words.length;
    return [words, ...numbersOf(words), ...(isWhole ? synonym[meanings] : [])];
  });
  return forms.map((words) => [...words]).filter((words) => words.length > 0);
}

/** The last word in its other number: "REST APIs" and "REST API". */
function numbersOf(words: readonly string[]): string[][] {
  const other = otherNumber(words.at(-1) ?? "");
  return other === null ? [] : [[...words.slice(0, -1), other]];
}
