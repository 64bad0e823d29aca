import type { Bank } from "../core/snapshot.js";

/** A bank account as typed on the pay page. */
interface BankForm {
  routing: string;
  account: string;
}

export type BankErrors = Partial<Record<keyof BankForm, string>>;

type BankReading = { bank: Bank } | { errors: BankErrors };

/** Stripe's test bank; see https://docs.stripe.com/payments/ach-direct-debit#test-account-numbers. */
export const TEST_ROUTING_NUMBER = "110000000";

/** Stripe's test accounts, and whether a payment from them arrives. */
export const TEST_ACCOUNTS: Record<string, boolean> = {
  "000123456789": true,
  "000111111116": false,
};

export function readBank({ routing, account }: BankForm): BankReading {
  const settles = TEST_ACCOUNTS[account.replaceAll(/[\s-]/g, "")];
  const isKnown = routing.replaceAll(/[\s-]/g, "") === TEST_ROUTING_NUMBER;
  if (isKnown && settles !== undefined) {
    const last4 = account.trim().slice(-4);
    return { bank: { last4, routingNumber: TEST_ROUTING_NUMBER, settles } };
  }
  return {
    errors: {
      ...(!isKnown && { routing: "Enter the test bank's routing number." }),
      ...(settles === undefined && { account: "Enter one of the test account numbers." }),
    },
  };
}
