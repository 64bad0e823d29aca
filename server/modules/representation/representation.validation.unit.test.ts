import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { representationErrorTexts as texts } from "#texts/representation";
import { faultsOf } from "../../test/refusal.js";
import { answerSchema, requestSchema } from "./representation.validation.js";

const RATE = { amount: 7000, currency: "USD", period: "HOUR" };
const REQUEST = {
  ...{ applicationId: "a1", companyId: null, clientName: "Northwind", requisition: "NW-12" },
  ...{ rate: RATE, validUntil: new Date(0), message: "Please answer by Friday." },
};
const faults = (change: object) => faultsOf(requestSchema, { ...REQUEST, ...change });

describe("asking for consent", () => {
  it("is taken as given; blank texts are left out", () => {
    expect(requestSchema.parse(REQUEST)).toEqual(REQUEST);
    const blank = { clientName: " ", requisition: "", message: undefined };
    expect(requestSchema.parse({ ...REQUEST, ...blank })).toMatchObject({
      clientName: null,
      requisition: null,
      message: null,
    });
  });

  it.each([
    [{ clientName: "n".repeat(121) }, { clientName: errorTexts.tooLong(120) }],
    [{ clientName: 7 }, { clientName: texts.clientMissing }],
    [{ requisition: "n".repeat(81) }, { requisition: errorTexts.tooLong(80) }],
    [{ requisition: 7 }, { requisition: texts.requisition }],
    [{ message: "n".repeat(2001) }, { message: errorTexts.tooLong(2000) }],
    [{ message: 7 }, { message: texts.message }],
    [{ validUntil: null }, { validUntil: texts.untilMissing }],
    [{ rate: null }, { rate: texts.rateMissing }],
    [{ rate: { ...RATE, amount: 0 } }, { "rate.amount": texts.rateMissing }],
    [{ rate: { ...RATE, amount: 1.5 } }, { "rate.amount": texts.rateMissing }],
    [{ rate: { ...RATE, amount: 2_000_000_001 } }, { "rate.amount": texts.rateTooHigh }],
    [{ rate: { ...RATE, currency: "ABC" } }, { "rate.currency": texts.currency }],
    ...["DAY", "WEEK", "MONTH", "MINUTE"].map(
      (period) => [{ rate: { ...RATE, period } }, { "rate.period": texts.period }] as const,
    ),
  ])("with %j is refused", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it.each([1, 2_000_000_000])("allows a rate of %i", (amount) => {
    expect(faults({ rate: { ...RATE, amount } })).toEqual({});
  });
});

it("an answer may carry a typed name", () => {
  const typed = (typedName: unknown) => answerSchema.parse({ accept: true, typedName }).typedName;
  expect(typed(" Maya Iyer ")).toBe("Maya Iyer");
  for (const none of [null, undefined, "  "]) expect(typed(none)).toBeNull();
  expect(faultsOf(answerSchema, { accept: true, typedName: "n".repeat(101) })).toEqual({
    typedName: errorTexts.tooLong(100),
  });
  expect(faultsOf(answerSchema, { accept: true, typedName: 7 })).toEqual({
    typedName: texts.typeName,
  });
});
