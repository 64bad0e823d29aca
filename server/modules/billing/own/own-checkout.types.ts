import { registerEnumType } from "type-graphql";

export const CheckoutResultEnum = { PAID: "PAID", PENDING: "PENDING" } as const;
export type CheckoutResult = keyof typeof CheckoutResultEnum;
registerEnumType(CheckoutResultEnum, {
  name: "CheckoutResult",
  description: "What became of a checkout.",
  valuesConfig: {
    PAID: { description: "Paid." },
    PENDING: { description: "Not paid yet, or the payment is not recorded yet." },
  },
});
