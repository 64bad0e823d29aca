import { describe, expect, it } from "@jest/globals";
import { postingTexts } from "#texts/posting";
import { cleanJobHtml } from "../html/clean-html.js";
import { leastCpuOf } from "../../../test/least-of.js";
import { BORDERLINE } from "../../../test/borderline-corpus.js";
import { FINE, HIDDEN, NOTICED, UNLAWFUL } from "../../../test/posting-corpus.js";
import type { Advert } from "./advert.js";
import { wordingRules } from "./wording-rules.js";

const inText = (html: string) => wordingRules({ description: cleanJobHtml(html) });
const codes = (...sentences: string[]): string[] =>
  inText(`<p>We move freight. ${sentences.join(" ")}</p>`).map(({ code }) => code);
const pairs = (corpus: typeof UNLAWFUL) =>
  Object.entries(corpus).flatMap(([code, texts]) => texts.map((text) => [text, code] as const));

describe("wording", () => {
  it("is judged by a corpus that is half fine and half not", () => {
    const [bad, noticed] = [pairs(UNLAWFUL).length, pairs(NOTICED).length];
    expect(bad + noticed + FINE.length).toBeGreaterThanOrEqual(120);
    expect(FINE.length).toBeGreaterThanOrEqual(60);
    expect(bad).toBeGreaterThanOrEqual(60);
  });

  it.each(pairs(UNLAWFUL))("keeps %j from publishing: %s", (text, code) => {
    const found = inText(`<p>We move freight. ${text}</p>`);
    expect(found).toContainEqual(expect.objectContaining({ code, severity: "BLOCKING" }));
  });

  it.each(pairs(NOTICED))("notices %j: %s", (text, code) => {
    expect(inText(`<p>We move freight. ${text}</p>`)).toEqual([
      expect.objectContaining({ code, severity: expect.stringMatching(/^(WARNING|HINT)$/) }),
    ]);
  });

  it.each(FINE)("lets %j pass", (text) => {
    expect(codes(text)).toEqual([]);
  });

  it.each(HIDDEN)("is recognized in %j", (text) => {
    expect(codes(text)).toEqual([expect.stringMatching(/^(VISA_PREFERRED|CITIZENSHIP_REQUIRED)$/)]);
  });

  it("is told from what is close to it", () => {
    const lawful = BORDERLINE.filter(({ code }) => code === null);
    expect(BORDERLINE.length).toBeGreaterThanOrEqual(140);
    expect(lawful.length).toBeGreaterThanOrEqual(70);
    // Any finding is a false alarm, also one that only warns.
    const alarms = lawful.filter(({ text }) => codes(text).length > 0);
    expect(alarms.length).toBeLessThanOrEqual(1);
  });

  it("is found in at least 97 % of all unlawful sentences", () => {
    const unlawful = [
      ...pairs(UNLAWFUL),
      ...BORDERLINE.flatMap(({ text, code }) => (code === null ? [] : [[text, code] as const])),
    ];
    const missed = unlawful.filter(([text, code]) => !codes(text).includes(code));
    expect(1 - missed.length / unlawful.length).toBeGreaterThanOrEqual(0.97);
  });

  it("is found in every field that has words", () => {
    for (const name of ["role", "companyLocation", "salary", "contract", "jobType"] as const)
      expect(wordingRules({ [name]: "Only OPT" })).toEqual([
        expect.objectContaining({ field: name, code: "VISA_PREFERRED", excerpt: "only opt" }),
      ]);
    for (const name of ["workAuthorization", "skills"] as const)
      expect(wordingRules({ [name]: ["SQL", "USC only"] })).toEqual([
        expect.objectContaining({ field: `${name}.1`, code: "CITIZENSHIP_REQUIRED" }),
      ]);
    for (const name of ["description", "responsibilities"] as const)
      expect(wordingRules({ [name]: "<p>SQL</p><p>USC only</p>" })).toEqual([
        expect.objectContaining({ field: name, code: "CITIZENSHIP_REQUIRED" }),
      ]);
  });

  it("is not looked for in what is not there", () => {
    expect(wordingRules({})).toEqual([]);
  });

  it("is named once in each field", () => {
    expect(codes("USC only.", "Citizens only.", "H-1B preferred.", "Only OPT.")).toEqual([
      "CITIZENSHIP_REQUIRED",
      "VISA_PREFERRED",
    ]);
    const fields = wordingRules({ role: "USC only", contract: "USC only" }).map(
      ({ field }) => field,
    );
    expect(fields).toEqual(["role", "contract"]);
  });

  it("is named with the law, what to write, and the words found", () => {
    expect(wordingRules({ description: "<p>H-1B preferred</p>" })).toEqual([
      {
        ...postingTexts.VISA_PREFERRED,
        field: "description",
        code: "VISA_PREFERRED",
        severity: "BLOCKING",
        excerpt: "h1b preferred",
      },
    ]);
  });

  it("is quoted with at most 120 characters", () => {
    const list = ["OPT", "CPT", "EAD", "L1", "F1", "J1"].map((visa) => `${visa} professionals`);
    const [finding] = inText(`<p>Must be on a valid ${list.join(" or ")}.</p>`);
    expect(finding?.excerpt).toHaveLength(120);
    expect(finding?.excerpt).toMatch(/^must be on/);
  });

  it("is fine after a negation, but only if the negation comes first, however long the sentence is", () => {
    const rest = "and this sentence goes on and on about what the team does all day long";
    expect(codes(`We are not only OPT ${rest}.`)).toEqual([]);
    expect(codes(`We say here, ${rest}, that we are not only OPT.`)).toEqual([]);
    expect(codes(`We are only OPT, and not ${rest}.`)).toEqual(["VISA_PREFERRED"]);
  });

  it("about an age is fine if the words next to it say that it is the age of customers", () => {
    const far = "at a place that is known for its gardens, its kitchen, and its long history";
    expect(codes("Care for children aged 20 to 25.")).toEqual([]);
    expect(codes(`Care for children ${far}, aged 20 to 25.`)).toEqual(["AGE"]);
  });

  it.each([
    "only ",
    "opt ",
    "must be a ",
    "no h1b ",
    "a.",
    "young and ",
    "u s c ",
    "<li>",
    "0",
    "native x ",
    "excl. ",
    "everyone except ",
    "we do not hire us citizens ",
    "system must be under ",
    "h1b instead of ",
  ])("takes linear time on 20,000 characters of %j", async (part) => {
    const description = cleanJobHtml(part.repeat(20_000 / part.length).slice(0, 20_000));
    const check = () => wordingRules({ description, responsibilities: description });
    expect(await leastCpuOf(check, 1_500)).toBeLessThan(1_500);
  });
});

describe("asking for citizens", () => {
  const ofCitizens = (advert: Partial<Advert>) =>
    wordingRules(advert).map(({ code, field }) => [field, code]);

  it("is allowed where the job needs a clearance", () => {
    const description = "<p>Must be a US citizen.</p>";
    const required = [["description", "CITIZENSHIP_REQUIRED"]];
    expect(ofCitizens({ description })).toEqual(required);
    expect(ofCitizens({ description, securityClearance: "NONE" })).toEqual(required);
    expect(ofCitizens({ description, securityClearance: "SECRET" })).toEqual([
      ["description", "CITIZENSHIP_GROUND"],
    ]);
  });

  it.each([
    ["in the same sentence", ["US citizens only for this Secret clearance."]],
    ["in the sentence before", ["Secret clearance.", "US citizens only.", "We pay well."]],
    ["in the sentence after", ["We pay well.", "US citizens only.", "Secret clearance."]],
    ["after the first sentence", ["US citizens only.", "Secret clearance.", "One.", "Two."]],
  ])("may have its ground %s", (_where, sentences) => {
    expect(ofCitizens({ description: `<p>${sentences.join(" ")}</p>` })).toEqual([
      ["description", "CITIZENSHIP_GROUND"],
    ]);
  });

  it.each([
    ["two sentences before", ["Secret clearance.", "We pay well.", "US citizens only."]],
    ["two sentences after", ["US citizens only.", "We pay well.", "Secret clearance."]],
    ["in a clearance that is not needed", ["US citizens only.", "No clearance."]],
  ])("has no ground %s", (_where, sentences) => {
    expect(ofCitizens({ description: `<p>${sentences.join(" ")}</p>` })).toEqual([
      ["description", "CITIZENSHIP_REQUIRED"],
    ]);
  });

  it("is too narrow for export control", () => {
    expect(codes("US citizens only.", "ITAR applies.")).toEqual(["EXPORT_CONTROL"]);
    expect(codes("ITAR applies.", "US citizens only.", "Secret clearance.")).toEqual([
      "CITIZENSHIP_GROUND",
    ]);
  });

  it("in the title may have its ground anywhere in the texts", () => {
    const lines = { role: "Engineer, US citizens only", contract: "W2" };
    const far = "<p>One. Two. Three. Secret clearance required. Four.</p>";
    expect(ofCitizens({ ...lines, description: "<p>One.</p>" })).toEqual([
      ["role", "CITIZENSHIP_REQUIRED"],
    ]);
    expect(ofCitizens({ ...lines, description: far })).toEqual([["role", "CITIZENSHIP_GROUND"]]);
  });

  it("is found when it is all that a title or a bullet says, but may be listed among work authorizations", () => {
    expect(ofCitizens({ role: "Java Developer (USC/GC)" })).toEqual([
      ["role", "CITIZENSHIP_REQUIRED"],
    ]);
    expect(codes("Java Developer (USC/GC)")).toEqual([]);
    expect(wordingRules({ contract: "US citizens" })).toEqual([
      expect.objectContaining({ code: "CITIZENSHIP_REQUIRED", excerpt: "uscitizen" }),
    ]);
    expect(inText("<p>You bring:</p><ul><li>SQL</li><li>US citizen</li></ul>")).toEqual([
      expect.objectContaining({ code: "CITIZENSHIP_REQUIRED", excerpt: "uscitizen" }),
    ]);
    expect(ofCitizens({ contract: "Citizenship: US" })).toEqual([
      ["contract", "CITIZENSHIP_REQUIRED"],
    ]);
    expect(ofCitizens({ workAuthorization: ["US citizen"] })).toEqual([]);
  });

  it("in a bullet may have its ground in the next bullet", () => {
    const bullets = "<ul><li>SQL</li><li>US citizen</li><li>Secret clearance</li><li>Git</li></ul>";
    expect(ofCitizens({ description: bullets })).toEqual([["description", "CITIZENSHIP_GROUND"]]);
  });
});
