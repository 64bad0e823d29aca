import { jobFilterWords } from "#content/job-filters";
import type { AskedFacts } from "./asked-facts";
import type { JobSearch } from "./job-search";
import { isAnyVisa } from "./open-to";
import type { Reading } from "./SearchReading";

/** What the filters of a search ask, and its words as the server read them. */
export function askedFacts({ filters, query }: JobSearch, reading: Reading): AskedFacts {
  const chosen = (name: "open-to" | "sponsorship" | "employer") =>
    (filters[name] ?? []).map(({ label }) => label);
  const offers = jobFilterWords.sponsorship.values;
  return {
    openTo: [...new Set([...chosen("open-to"), ...statusesRead(reading)])],
    sponsorship: [
      ...chosen("sponsorship"),
      ...(reading?.sponsorship ?? []).map((offer) => offers[offer]),
    ],
    employer: [...chosen("employer"), ...employersNamed(query)],
  };
}

/** "visa" alone names no status in particular, so cards begin with none. */
function statusesRead(reading: Reading): string[] {
  const { workAuthorization = [] } = reading ?? {};
  const { values } = jobFilterWords.workAuthorization;
  return isAnyVisa(workAuthorization) ? [] : workAuthorization.map((status) => values[status]);
}

/** What the words name of an employer, however it is spelled: the server searches for them as words. */
function employersNamed(query: string): string[] {
  const words = query.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const { E_VERIFY, CAP_EXEMPT } = jobFilterWords.employerFacts.values;
  return [
    ...(words.includes("everify") ? [E_VERIFY] : []),
    ...(words.includes("capexempt") ? [CAP_EXEMPT] : []),
  ];
}
