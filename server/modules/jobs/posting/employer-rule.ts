import { postingTexts } from "#texts/posting";
import type { Advert } from "./advert.js";
import { sentencesOfHtml } from "./advert-words.js";
import { findingOf, type JobFinding } from "./finding.js";

/** In sentences as `sentencesOfHtml` gives them. */
const E_VERIFY = /\be[ -]?verify\b/;
/** With these, the sentence may say the opposite, or be about something else than enrollment. */
const UNCLEAR = /\b(?:not?|never|without|isn't|aren't|don't|doesn't|won't|unless|if|whether)\b/;

const TEXTS = ["description", "responsibilities"] as const;

/** A text that says that the employer uses E-Verify should have the fact, too: people filter by it. */
export function employerRules(advert: Partial<Advert>): JobFinding[] {
  const { employerFacts } = advert;
  if (employerFacts === undefined || employerFacts.includes("E_VERIFY")) return [];
  const told = TEXTS.flatMap((field) => sentencesOfHtml(advert[field] ?? "")).find(
    (sentence) => E_VERIFY.test(sentence) && !UNCLEAR.test(sentence),
  );
  if (told === undefined) return [];
  const [excerpt = ""] = E_VERIFY.exec(told) ?? [];
  const { E_VERIFY_UNSTATED: words } = postingTexts;
  return [{ ...findingOf("employerFacts", "E_VERIFY_UNSTATED", words), excerpt }];
}
