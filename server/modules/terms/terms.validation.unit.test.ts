import { expect, it } from "@jest/globals";
import { billingErrorTexts } from "#texts/errors";
import { termsTexts } from "#texts/terms";
import { acceptanceSchema } from "./terms.validation.js";

const GOOD = { productId: "BRAND_MY_CV_QUATERLY", agree: true, signature: " Ana Ortiz " };

it("data reported by the browser is cut to length and never refused", () => {
  const claims = {
    ipAddress: "1".repeat(70),
    browser: "b".repeat(600),
    fingerprint: 123,
    timestamp: "t".repeat(50),
  };
  expect(acceptanceSchema.parse({ ...GOOD, ...claims })).toEqual({
    productId: GOOD.productId,
    agree: true,
    signature: "Ana Ortiz",
    ipAddress: "1".repeat(64),
    browser: "b".repeat(512),
    fingerprint: "123",
    timestamp: "t".repeat(40),
  });
});

it.each([undefined, null, "", {}, [], true])("a claim of %j counts as missing", (claim) => {
  const parsed = acceptanceSchema.parse({ ...GOOD, fingerprint: claim });
  expect(parsed.fingerprint).toBeNull();
  expect(acceptanceSchema.parse({ ...GOOD, fingerprint: "f".repeat(200) }).fingerprint).toBe(
    "f".repeat(128),
  );
});

it("consent, a signature and a product are required", () => {
  const { error } = acceptanceSchema.safeParse({ agree: false, signature: " " });
  expect(Object.fromEntries((error?.issues ?? []).map((i) => [i.path[0], i.message]))).toEqual({
    productId: billingErrorTexts.unknownPlan,
    agree: termsTexts.mustAgree,
    signature: termsTexts.mustSign,
  });
});
