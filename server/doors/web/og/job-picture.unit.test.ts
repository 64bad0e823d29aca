import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { WorkplaceTypeEnum } from "../../../modules/jobs/record/workplace-type.js";
import { printable } from "./fonts.js";
import { jobPicture } from "./job-picture.js";
import type { Picture } from "./picture-parts.js";
import { PicturePrinter } from "./picture-printer.js";

type Job = Parameters<typeof jobPicture>[0];
const job: Job = {
  role: "Data Engineer",
  company: { name: "Nimbus" },
  companyLocation: "Austin, TX",
  workplaceType: "HYBRID",
  salary: "$136,000 - $159,000 per year",
  salaryRange: { min: 13_600_000, max: 15_900_000, currency: "USD", period: "YEAR" },
  contract: "W2 contract, 12 months",
  workAuthorization: ["Green Card", "H-1B"],
  securityClearance: "NONE",
};
const printer = new PicturePrinter();

/** All texts in the picture, in order. */
const textsOf = (change: Partial<Job> = {}, isOpen = true): string[] => {
  const json = JSON.stringify(jobPicture({ ...job, ...change }, isOpen, "Staffboard"));
  return Array.from(json.matchAll(/"text":("(?:[^"\\]|\\.)*")/g), ([, text = ""]) =>
    String(JSON.parse(text)),
  );
};

it("a title does not break inside the name of a form or visa", () => {
  expect(textsOf({ role: "H-1B Paralegal, full-time" })).toContain(
    "H\u2060-\u20601B Paralegal, full-time",
  );
});

describe("the picture of a job", () => {
  it("shows title, company, place, pay and who may apply", () => {
    expect(textsOf()).toEqual([
      "Staffboard",
      "Data Engineer",
      "Nimbus",
      "· Austin, TX · Hybrid",
      "$136,000–$159,000",
      "a year",
      "Open to",
      "Anyone authorized to work",
      "H-1B",
    ]);
  });

  it.each([
    [["OPT", "H4-EAD", "us citizen", "TN"], "NONE", ["Anyone authorized to work", "OPT", "TN"]],
    [[], "PUBLIC_TRUST", ["Anyone authorized to work"]],
    [["🚀"], "NONE", ["Anyone authorized to work"]],
    // A clearance for citizens: the job isn't open to everyone who may work for any employer.
    [["US Citizen", "OPT"], "SECRET", ["US Citizen", "OPT"]],
  ] as const)("of a job for %j with clearance %s says who may apply", (named, clearance, who) => {
    const texts = textsOf({ workAuthorization: [...named], securityClearance: clearance });
    expect(texts.slice(texts.indexOf("Open to"))).toEqual(["Open to", ...who]);
  });

  it.each([
    [{ min: 6250, max: 7000, currency: "USD", period: "HOUR" }, "$62.50–$70", "an hour"],
    [{ min: 6200, max: 6200, currency: "USD", period: "HOUR" }, "$62", "an hour"],
    [{ min: 0, max: 2_000_000_000, currency: "EUR", period: "YEAR" }, "€0–€20,000,000", "a year"],
    [{ min: 3000, max: 4500, currency: "JPY", period: "HOUR" }, "¥3,000–¥4,500", "an hour"],
  ] as const)("formats %j", (salaryRange, amount, period) => {
    expect(textsOf({ salaryRange })).toEqual(expect.arrayContaining([amount, period]));
  });

  it("shows the employer's wording if the job has no numbers", () => {
    expect(textsOf({ salaryRange: null })).toContain("$136,000 - $159,000 per year");
  });

  it("shows the contract of a job that doesn't say who may apply", () => {
    const clearance = { securityClearance: "SECRET" } as const;
    expect(textsOf({ ...clearance, workAuthorization: [] }).at(-1)).toBe("W2 contract, 12 months");
    expect(textsOf({ ...clearance, workAuthorization: ["🚀"] })).not.toContain("Open to");
  });

  it("says that a job is closed", () => {
    expect(textsOf({}, false).at(-1)).toBe("This job is closed");
  });

  it("names a job whose title cannot be drawn", () => {
    expect(textsOf({ role: "🚀🚀" })).toContain("Job opening");
  });
});

describe("printable text", () => {
  it.each([
    "Łódź, Příbram & São Paulo",
    "Ελλάδα, Київ, Hà Nội",
    "<b>$62–$70</b> “W2” 100% C# · €5",
  ])("keeps %s", (text) => {
    expect(printable(text)).toBe(text);
  });

  it.each([
    ["Nurse 🚑 ICU", "Nurse ICU"],
    ["A\u202Egnp.exe", "Agnp.exe"],
    ["one\ntwo\u0000\tthree", "one two three"],
    ["软件 Engineer مهندس", "Engineer"],
    ["\ud800half", "half"],
  ])("of %j is %s", (text, kept) => {
    expect(printable(text)).toBe(kept);
  });
});

describe("printing", () => {
  const text = (maxLength: number) =>
    fc.oneof(
      fc.string({ unit: "binary", maxLength }),
      fc.string({ unit: "grapheme", maxLength }),
      fc.constantFrom("W".repeat(maxLength), "\u0301".repeat(maxLength), "</p><img src=x>"),
    );
  const anyJob = fc.record({
    role: text(150),
    company: fc.record({ name: text(120) }),
    companyLocation: text(120),
    workplaceType: fc.constantFrom(...Object.values(WorkplaceTypeEnum)),
    salary: text(120),
    salaryRange: fc.option(
      fc.record({
        min: fc.nat(2_000_000_000),
        max: fc.nat(2_000_000_000),
        currency: fc.stringMatching(/^[A-Z]{3}$/),
        period: fc.constantFrom("HOUR", "YEAR"),
      }),
    ),
    contract: text(80),
    workAuthorization: fc.array(text(40), { maxLength: 40 }),
    securityClearance: fc.constantFrom("NONE", "SECRET"),
  });

  it("works for every text that a job may contain", async () => {
    await fc.assert(
      fc.asyncProperty(anyJob, fc.boolean(), text(60), async (any, isOpen, siteName) => {
        const png = await printer.print(jobPicture(any, isOpen, siteName));
        expect(png.toString("latin1", 1, 4)).toBe("PNG");
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      }),
      { numRuns: 100 },
    );
  });

  it("draws the text", async () => {
    const nurse = await printer.print(jobPicture({ ...job, role: "Nurse" }, true, "Staffboard"));
    const clerk = await printer.print(jobPicture({ ...job, role: "Clerk" }, true, "Staffboard"));
    expect(nurse.equals(clerk)).toBe(false);
  });

  it("draws the same picture only once", async () => {
    const first = printer.print(jobPicture(job, true, "Staffboard"));
    expect(printer.print(jobPicture({ ...job }, true, "Staffboard"))).toBe(first);
    await first;
  });

  it("tries again after a failure, which stops no other picture", async () => {
    const broken = { type: "unknown" } as unknown as Picture;
    await expect(printer.print(broken)).rejects.toThrow();
    await expect(printer.print(broken)).rejects.toThrow();
    await printer.print(jobPicture({ ...job, role: "Next" }, true, "Staffboard"));
  });
});
