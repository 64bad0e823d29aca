import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import { faultsOf } from "../../test/refusal.js";
import {
  addContactSchema,
  createCompanySchema,
  mergeSchema,
  updateCompanySchema,
  updateContactSchema,
} from "./company.validation.js";

describe("a company", () => {
  const read = (change: object) => createCompanySchema.parse({ name: "Acme", ...change });
  const faults = (change: object) => faultsOf(createCompanySchema, { name: "Acme", ...change });

  it("needs only a name", () => {
    const nothing = { description: "", website: null, location: null, industry: null };
    expect(createCompanySchema.parse({ name: " Acme " })).toEqual({ name: "Acme", ...nothing });
    expect(Object.keys(faultsOf(createCompanySchema, {}))).toEqual(["name"]);
    expect(faultsOf(updateCompanySchema, { id: "c1" })).toEqual({});
  });

  it("keeps no blank texts", () => {
    const blank = { description: " \n ", website: " ", location: " ", industry: "" };
    const nothing = { description: "", website: null, location: null, industry: null };
    expect(read(blank)).toMatchObject(nothing);
    expect(
      read({ description: null, website: null, location: null, industry: null }),
    ).toMatchObject(nothing);
    expect(read({ description: " We staff. ", location: " Austin, TX " })).toMatchObject({
      description: "We staff.",
      location: "Austin, TX",
    });
  });

  it.each([
    ["acme.example", "https://acme.example/"],
    ["http://acme.example/about", "http://acme.example/about"],
  ])("takes %s as its website", (typed, website) => {
    expect(read({ website: typed }).website).toBe(website);
  });

  it.each([
    [{ name: " " }, { name: texts.nameMissing }],
    [{ name: "n".repeat(121) }, { name: errorTexts.tooLong(120) }],
    [{ description: "d".repeat(5001) }, { description: errorTexts.tooLong(5000) }],
    [{ website: "ftp://acme.example" }, { website: texts.websiteInvalid }],
    [{ website: `a.example/${"é".repeat(60)}` }, { website: texts.websiteInvalid }],
    [{ website: "a".repeat(256) }, { website: errorTexts.tooLong(255) }],
    [{ location: "l".repeat(121) }, { location: errorTexts.tooLong(120) }],
    [{ industry: "i".repeat(81) }, { industry: errorTexts.tooLong(80) }],
  ])("with %j is refused", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it("is edited by id, against the version that was seen", () => {
    expect(Object.keys(faultsOf(updateCompanySchema, {}))).toEqual(["id"]);
    expect(Object.keys(faultsOf(updateCompanySchema, { id: "c1", expectedVersion: 1.5 }))).toEqual([
      "expectedVersion",
    ]);
    expect(faultsOf(updateCompanySchema, { id: "c1", expectedVersion: null })).toEqual({});
  });
});

describe("a contact", () => {
  const NAMED = { companyId: "c1", name: "Ann Lee" };
  const faults = (change: object) => faultsOf(addContactSchema, { ...NAMED, ...change });

  it("needs only a name, and the company", () => {
    const nothing = { role: null, email: null, phone: null, notes: "" };
    expect(addContactSchema.parse(NAMED)).toEqual({ ...NAMED, ...nothing });
    expect(Object.keys(faultsOf(addContactSchema, {})).sort()).toEqual(["companyId", "name"]);
    expect(Object.keys(faultsOf(updateContactSchema, {}))).toEqual(["id"]);
  });

  it("keeps no blank texts", () => {
    const blank = { role: " ", email: " ", phone: " ", notes: " " };
    expect(addContactSchema.parse({ ...NAMED, ...blank })).toEqual({
      ...NAMED,
      ...{ role: null, email: null, phone: null, notes: "" },
    });
    expect(addContactSchema.parse({ ...NAMED, email: null }).email).toBeNull();
  });

  it.each(["(214) 555-0134", "+1 214.555.0134", "214/555-0134 x12", "12345 ext. 12345678"])(
    "may have the phone number %s",
    (phone) => {
      expect(addContactSchema.parse({ ...NAMED, phone }).phone).toBe(phone);
    },
  );

  it.each([
    ["tel:+1-214-555-0134;ext=12", "+1 2145550134x12"],
    ["（２１４）５５５－０１３４", "+1 2145550134"],
  ])("has the phone number %s as %s", (phone, stored) => {
    expect(addContactSchema.parse({ ...NAMED, phone }).phone).toBe(stored);
  });

  it.each([
    [{ name: "" }, { name: texts.contactNameMissing }],
    [{ name: "n".repeat(101) }, { name: errorTexts.tooLong(100) }],
    [{ role: "r".repeat(101) }, { role: errorTexts.tooLong(100) }],
    [{ phone: "1234" }, { phone: texts.phoneInvalid }],
    [{ phone: "call me" }, { phone: texts.phoneInvalid }],
    [{ phone: "no 214 555 0134" }, { phone: texts.phoneInvalid }],
    [{ phone: "214 555 0134 x123456789" }, { phone: texts.phoneInvalid }],
    [{ phone: "1".repeat(41) }, { phone: errorTexts.tooLong(40) }],
    [{ notes: "n".repeat(2001) }, { notes: errorTexts.tooLong(2000) }],
  ])("with %j is refused", (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it("has a real email address", () => {
    expect(Object.keys(faults({ email: "ann at acme" }))).toEqual(["email"]);
    expect(faults({ email: "ann@acme.example" })).toEqual({});
  });
});

it("a merge names both companies and repeats the name", () => {
  expect(Object.keys(faultsOf(mergeSchema, {}))).toEqual(["fromId", "intoId", "confirmName"]);
});
