import { expect, it } from "@jest/globals";
import { payPageParams } from "./stripe-pay-page.js";

const page = {
  ...{ userId: "u1", customerId: "cus_1", priceId: "price_1" },
  ...{ successUrl: "https://jobs.example.com/done", cancelUrl: "https://jobs.example.com/" },
};
const plain = { methods: ["card"], automaticTax: false, taxIds: false };
const params = (change: object = {}) => payPageParams(page, {}, { ...plain, ...change });

it("a pay page states its ways to pay, and has no tax", () => {
  expect(params()).toMatchObject({ allowed_payment_method_types: ["card"] });
  expect(params({ methods: ["card", "us_bank_account"] }).allowed_payment_method_types).toEqual([
    "card",
    "us_bank_account",
  ]);
  for (const name of ["automatic_tax", "tax_id_collection", "customer_update"])
    expect(params()).not.toHaveProperty(name);
});

it.each([
  ["automatic tax", { automaticTax: true }, { automatic_tax: { enabled: true } }],
  ["tax ids", { taxIds: true }, { tax_id_collection: { enabled: true } }],
])("a pay page with %s asks for the buyer's name and address", (_what, change, expected) => {
  const customer_update = { name: "auto", address: "auto" };
  const asks = { billing_address_collection: "required", customer_update };
  expect(params(change)).toMatchObject({ ...expected, ...asks });
});
