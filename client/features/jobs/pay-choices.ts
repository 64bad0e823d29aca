import { HOURS_PER_YEAR } from "#site/full-time-year";
import { payParameters, readPay, type PayAtLeast } from "#site/pay-at-least";
import { PAY_STEPS } from "#site/pay-steps";
import { jobSearchTexts } from "#texts/job-search";
import type { FilterChoice } from "./filter-choice";

/** Also pay that is none of the steps, as links and feeds may ask for it. */
function choiceOf(asked: PayAtLeast): FilterChoice {
  const { pay, ...also } = payParameters(asked);
  const step = asked.period === "HOUR" && paySteps.find(({ slug }) => slug === pay);
  if (step) return step;
  const label = jobSearchTexts.payFrom[asked.period](asked.amount);
  return { slug: pay, label, chip: label, also };
}

/** The choices that the site offers, by the hour. */
export const paySteps: readonly FilterChoice[] = PAY_STEPS.map((hourly) => {
  const label = jobSearchTexts.payAtLeast(hourly, hourly * HOURS_PER_YEAR);
  return { slug: String(hourly), label, chip: label };
});

/** The choice that an address asks for; none if it makes no sense. */
export function readPayChoice(pay = "", payPeriod = ""): FilterChoice[] {
  const asked = readPay(pay, payPeriod);
  return asked === null ? [] : [choiceOf(asked)];
}

export const payAtLeastOf = ({ slug, also }: FilterChoice): PayAtLeast | null =>
  readPay(slug, also?.["pay-period"]);
