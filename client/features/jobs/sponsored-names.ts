import { jobsTexts } from "#texts/jobs";
import type { Sponsorship } from "../../lib/schema-types.generated";

const { H1B, TRANSFER, NEW, GREEN_CARD } = jobsTexts.sponsored;

/** What an employer sponsors, in few words; empty if it sponsors nothing, or does not say. */
export function sponsoredNames(sponsorship: readonly Sponsorship[]): string[] {
  const has = (each: Sponsorship) => sponsorship.includes(each);
  const narrow = [...(has("TRANSFER") ? [TRANSFER] : []), ...(has("NEW") ? [NEW] : [])];
  return [...(narrow.length > 1 ? [H1B] : narrow), ...(has("GREEN_CARD") ? [GREEN_CARD] : [])];
}
