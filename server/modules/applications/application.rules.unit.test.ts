import { describe, expect, it } from "@jest/globals";
import { applicationTexts } from "#texts/application";
import { applicationErrorTexts, errorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { applicationSchema, applicationTargetSchema } from "./application.validation.js";
import { cleanFileName } from "./resume-file-name.js";
import { VISA_LABELS, VisaTypeEnum, visaTypeOf } from "./visa-type.js";

const GOOD = { name: "Ana Ortiz", location: "Dallas, TX", visaType: "H1B" };
const accepted = (change: object) => applicationSchema.parse({ ...GOOD, ...change });
const refused = (change: object) => {
  const { error } = applicationSchema.safeParse({ ...GOOD, ...change });
  return Object.fromEntries((error?.issues ?? []).map((i) => [i.path.join("."), i.message]));
};

describe("an application", () => {
  it("needs a name, a place and a visa type, and nothing more", () => {
    expect(accepted({})).toEqual({
      ...GOOD,
      relocation: null,
      linkedin: null,
      countryCode: "",
      phone: "",
    });
    expect(refused({ name: "", location: " ", visaType: "B2" })).toEqual({
      name: fieldTexts.nameMissing,
      location: fieldTexts.locationMissing,
      visaType: applicationTexts.visaTypeMissing,
    });
  });

  it("accepts yes, no, or no answer for relocation", () => {
    for (const relocation of [true, false, null])
      expect(accepted({ relocation }).relocation).toBe(relocation);
    expect(refused({ relocation: "maybe" })).toEqual({
      relocation: applicationTexts.relocationInvalid,
    });
  });

  it("accepts names and places up to 100 characters", () => {
    expect(accepted({ name: "a".repeat(100) }).name).toHaveLength(100);
    expect(refused({ name: "a".repeat(101), location: "b".repeat(101) })).toEqual({
      name: errorTexts.tooLong(100),
      location: errorTexts.tooLong(100),
    });
  });

  it.each([
    ["linkedin.com/in/ana", "https://linkedin.com/in/ana"],
    [" HTTP://Example.com/Ana ", "http://example.com/Ana"],
    ["https://www.linkedin.com/in/ana?x=1#y", "https://www.linkedin.com/in/ana?x=1#y"],
    ["example.com:8080/ana", "https://example.com:8080/ana"],
    ["", null],
    ["N/A", null],
    ["n/a", null],
    [null, null],
    [undefined, null],
  ])("the LinkedIn address %j is kept as %j", (given, kept) => {
    expect(accepted({ linkedin: given }).linkedin).toBe(kept);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com/ana",
    "see https://example.com/ana",
    "tel:2145550134",
    "https:example.com/ana",
    "host.5",
    "mailto:ana@example.com",
    "https://ana@example.com/",
    "https://ana:secret@example.com/",
    "https://:secret@example.com/",
    "localhost",
    "http://10.0.0.1/",
    "not an address",
    "xn/a",
    "n/ax",
    "https://",
    "/javascript:alert(1)",
    `example.com/${"a".repeat(256)}`,
  ])("the LinkedIn address %j is refused", (linkedin) => {
    expect(refused({ linkedin })).toEqual({ linkedin: applicationTexts.linkedInInvalid });
  });

  it("accepts an email address of 255 characters, but not of 256", () => {
    const head = "https://example.com/";
    const address = head + "a".repeat(255 - head.length);
    expect(accepted({ linkedin: address }).linkedin).toBe(address);
    expect(refused({ linkedin: `${address}a` })).toEqual({
      linkedin: applicationTexts.linkedInInvalid,
    });
  });

  it("stores the digits of a phone number", () => {
    expect(accepted({ countryCode: "+1", phone: "(214) 555-0134" })).toMatchObject({
      countryCode: "+1",
      phone: "2145550134",
    });
  });

  it.each([
    [{ countryCode: "1" }, { countryCode: signInTexts.countryCodeMissing }],
    [{ countryCode: "x+1" }, { countryCode: signInTexts.countryCodeMissing }],
    [{ countryCode: "+12345" }, { countryCode: signInTexts.countryCodeMissing }],
    [{ countryCode: "+1", phone: "12" }, { phone: fieldTexts.phoneInvalid }],
    [{ countryCode: "", phone: "2145550134" }, { phone: fieldTexts.phoneInvalid }],
    [{ countryCode: "+1", phone: "2".repeat(51) }, { phone: errorTexts.tooLong(50) }],
  ])("%j is refused", (change, fields) => {
    expect(refused(change)).toEqual(fields);
  });

  it("accepts a country code without a number", () => {
    expect(accepted({ countryCode: " +1234 ", phone: " " })).toMatchObject({
      countryCode: "+1234",
      phone: "",
    });
  });
});

describe("the target of an application", () => {
  it("is a job and an email address", () => {
    const target = { jobId: " SB-1 ", email: "Ana@example.com", existingResume: " x " };
    expect(applicationTargetSchema.parse(target)).toEqual({
      jobId: "SB-1",
      email: "ana@example.com",
      existingResume: "x",
    });
  });

  it("requires a job of at most 64 characters", () => {
    const messageFor = (jobId: unknown) =>
      applicationTargetSchema.safeParse({ jobId, email: "a@example.com" }).error?.issues[0]
        ?.message;
    expect(messageFor("")).toBe(applicationErrorTexts.jobMissing);
    expect(messageFor("a".repeat(64))).toBeUndefined();
    expect(messageFor("a".repeat(65))).toBe(errorTexts.tooLong(64));
  });
});

describe("visa types", () => {
  it("have the documented labels", () => {
    expect(VISA_LABELS).toEqual({
      H1B: "H-1B",
      L1: "L-1 Visa",
      TN: "TN Visa",
      H4_EAD: "H4 EAD",
      OPT: "OPT",
      STEM_OPT: "STEM OPT",
      GC_EAD: "GC EAD",
      GREEN_CARD: "Green Card",
      US_CITIZEN: "US Citizen",
      PREFER_NOT_TO_SAY: "Prefer not to say",
    });
  });

  it.each(Object.values(VisaTypeEnum))("%s is found by its name and its label", (type) => {
    expect(visaTypeOf(type)).toBe(type);
    expect(visaTypeOf(` ${type.toLowerCase()} `)).toBe(type);
    expect(visaTypeOf(VISA_LABELS[type].toUpperCase())).toBe(type);
  });

  it.each(["", "B-2", "constructor", "__proto__"])("%j is not a visa type", (text) => {
    expect(visaTypeOf(text)).toBeNull();
  });
});

describe("a resume's file name", () => {
  it.each([
    ["Resume.pdf", "Resume.pdf"],
    ["C:\\Users\\ana\\Resume.pdf", "Resume.pdf"],
    ["../../etc/Resume.pdf", "Resume.pdf"],
    ["re\u202Efdp.exe", "refdp.exe"],
    ["a\u0000b\r\n.pdf", "ab.pdf"],
    [" Resume .pdf ", "Resume .pdf"],
    ["Re\u0301sume.pdf", "Résume.pdf"],
    [".pdf", "resume.pdf"],
    ["", "resume"],
    ["dir/", "resume"],
    ["my.resume.v2.pdf", "my.resume.v2.pdf"],
  ])("%j is kept as %j", (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  it("has at most 160 characters and keeps its extension", () => {
    expect(cleanFileName(`${"a".repeat(300)}.pdf`)).toBe(`${"a".repeat(156)}.pdf`);
    expect(cleanFileName("a".repeat(161))).toBe("a".repeat(160));
  });

  it("is not cut in the middle of a character", () => {
    expect(cleanFileName(`${"a".repeat(155)}😀.pdf`)).toBe(`${"a".repeat(155)}.pdf`);
    expect(cleanFileName(`${"a".repeat(154)}😀.pdf`)).toBe(`${"a".repeat(154)}😀.pdf`);
  });
});
