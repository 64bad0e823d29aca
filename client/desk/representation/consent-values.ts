import type { RequestRepresentationInput, SalaryPeriod } from "../../lib/schema-types.generated";
import { toMinor } from "../money";

/** What the form holds. The amount is in whole units, such as dollars. */
export interface ConsentValues {
  clientName: string;
  requisition: string;
  amount: number | string;
  currency: string;
  period: SalaryPeriod;
  /** A day, such as 2026-12-31. */
  validUntil: string;
  message: string;
}

/** What to ask for. The consent lasts until the end of the day (UTC). */
export const requestOf = (
  applicationId: string,
  { clientName, requisition, amount, currency, period, validUntil, message }: ConsentValues,
): RequestRepresentationInput => ({
  ...{ applicationId, clientName, requisition, message },
  rate: { amount: toMinor(amount, currency), currency, period },
  validUntil: `${validUntil}T23:59:59Z`,
});
