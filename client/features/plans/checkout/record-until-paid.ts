import type { RecordPaymentMutation } from "./RecordPayment.generated";

type Answer = RecordPaymentMutation["recordPayment"];

const POLL_MS = 2000;
const TIMEOUT_MS = 60_000;

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isNotPaidYet = (answer: Answer | undefined): boolean =>
  answer?.userErrors.some(({ code }) => code === "NOT_PAID") ?? false;

/**
 * Retries every 2 seconds for a minute while the checkout is not paid yet: the user may be back before the payment
 * provider has booked the payment.
 */
export async function recordUntilPaid(
  record: () => Promise<Answer | undefined>,
  isAbandoned: () => boolean,
): Promise<Answer | undefined> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await record();
    if (!isNotPaidYet(answer) || isAbandoned() || Date.now() >= deadline) return answer;
    await delay(POLL_MS);
    if (isAbandoned()) return answer;
  }
}
