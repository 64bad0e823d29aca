import { newsletterTexts } from "#texts/newsletter";
import type { MailFrequency } from "../../lib/schema-types.generated";

const VALUES: readonly MailFrequency[] = ["DAILY", "WEEKLY"];

/** How often a mailing may be sent, as options of a select. */
export const FREQUENCIES = VALUES.map((value) => ({
  value,
  label: newsletterTexts.frequencies[value],
}));
