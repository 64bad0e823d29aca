import { expect, it } from "@jest/globals";
import { contactTexts } from "#texts/contact";
import { errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { contactSchema, MAX_MESSAGE } from "./contact.validation.js";

const GOOD = { name: "Ana", email: "ana@example.com", message: "Hello" };
const faultsOf = (change: object) =>
  Object.fromEntries(
    (contactSchema.safeParse({ ...GOOD, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.message,
    ]),
  );

it("a message needs a name, an address and a text", () => {
  expect(contactSchema.parse({ ...GOOD, email: " ANA@example.com " })).toEqual({
    ...GOOD,
    website: false,
  });
});

it("a filled-in honeypot is reported to the caller, not refused", () => {
  expect(contactSchema.parse({ ...GOOD, website: "http://spam.example" }).website).toBe(true);
});

it.each(["name", "email", "message"])(
  "without %s, the error asks to fill in all fields",
  (field) => {
    for (const nothing of ["", "  ", undefined])
      expect(faultsOf({ [field]: nothing })).toEqual({ [field]: contactTexts.fillInAll });
  },
);

it("an invalid address and texts that are too long have their own error messages", () => {
  expect(faultsOf({ email: "ana@" })).toEqual({ email: fieldTexts.emailInvalid });
  expect(faultsOf({ name: "a".repeat(100), message: "m".repeat(MAX_MESSAGE) })).toEqual({});
  expect(faultsOf({ name: "a".repeat(101), message: "m".repeat(MAX_MESSAGE + 1) })).toEqual({
    name: errorTexts.tooLong(100),
    message: errorTexts.tooLong(MAX_MESSAGE),
  });
  expect(MAX_MESSAGE).toBe(5000);
});
