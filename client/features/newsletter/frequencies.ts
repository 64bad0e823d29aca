import { newsletterTexts } from "#texts/newsletter";
import type { MailFrequency } from "../../lib/schema-types.generated";

const VALUES: readonly MailFrequency[] = ["DAILY", "WEEKLY"];

/** How often one can get a mailing at most, as a select has its options. */
export const FREQUENCIES = VALUES.map((value) => ({
  value,
  label: newsletterTexts.frequencies[value],
}));
