import { describe, expect, it } from "@jest/globals";
import { searchTextOf, tokensOf, type SearchedJob } from "./job-tokens.js";
import { isStateCode, statesIn } from "../../../kit/words/us-states.js";

/** Fields that the search does not read are left out, so a new field needs no change here. */
const JOB = {
  code: "SB-10023",
  companyName: "Acme Health",
  role: "Senior QA Engineers",
  companyLocation: "Austin, TX",
  salary: "$62 an hour",
  contract: "W2, 12 months",
  jobType: "Contract-to-hire",
  workplaceType: "REMOTE",
  industry: "LIFE_SCIENCES",
  securityClearance: "TOP_SECRET",
  workAuthorization: ["H1-B transfer", "OPT"],
  sponsorship: ["TRANSFER"],
  skills: ["C#", "Kotlin"],
  description: "<p>Build<br>tools</p>",
  responsibilities: "<ul><li>Résumé review</li></ul>",
} as SearchedJob;
const wordsOf = (change: Partial<SearchedJob> = {}) =>
  searchTextOf({ ...JOB, ...change }).split(" ");

describe("a job's search text", () => {
  it("contains the words of everything that applicants may search for", () => {
    const expected = [
      ...["senior", "engineers", "acme", "health", "austin", "texas", "kotlin", "months"],
      ...["contract", "hire", "remote", "transfer", "opt", "life", "sciences", "build", "tools"],
      ...["resume", "review"],
    ];
    expect(wordsOf()).toEqual(expect.arrayContaining(expected));
  });

  it("does not contain the pay, the code or markup", () => {
    for (const word of ["hour", "10023", "ul", "undefined", "null"])
      expect(wordsOf({ industry: null })).not.toContain(word);
  });

  it("contains each word once, with a space before it", () => {
    const text = searchTextOf({ ...JOB, skills: ["Kotlin", "kotlin", "Senior"] });
    expect(text).toMatch(/^ \S/);
    const [, ...words] = text.split(" ");
    expect(new Set(words).size).toBe(words.length);
  });
});

describe("a job's tokens", () => {
  it("are facts, words too short for the full-text index, role words and filter values", () => {
    expect(tokensOf(JOB).sort()).toEqual(
      [
        ...["qa", "c#", "w2", "12", "contracttohire", "sb-10023", "remote", "tx"],
        ...["h1b", "opt", "f1"],
        ...["role:senior", "role:qa", "role:engineer"],
        ...["open-to:H1B", "open-to:OPT", "workplace:REMOTE"],
        ...["type:CONTRACT_TO_HIRE", "clearance:TOP_SECRET", "sponsorship:TRANSFER"],
        ...["tax:W2", "length:MONTHS_7_TO_12"],
      ].sort(),
    );
  });

  it("do not include stopwords, except IT, which is also an industry", () => {
    const tokens = tokensOf({ ...JOB, role: "IT in TX", skills: ["R", "to be"] });
    expect(tokens).toEqual(expect.arrayContaining(["it", "r", "role:it"]));
    for (const word of ["in", "to", "be"]) expect(tokens).not.toContain(word);
  });

  it.each([
    ["IT", "it"],
    ["AI", "ai"],
  ] as const)("include the industry %s, whose name is short", (industry, token) => {
    expect(tokensOf({ ...JOB, industry })).toContain(token);
    expect(tokensOf(JOB)).not.toContain(token);
  });

  it("have no duplicates", () => {
    const tokens = tokensOf({ ...JOB, contract: "Remote, remotely", skills: ["QA", "C#", "c#"] });
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

describe("the states in a place", () => {
  it.each([
    ["Austin, TX", ["TX"]],
    ["Austin, TX 75201", ["TX"]],
    ["Austin, TX 75201-1234 ", ["TX"]],
    ["Dallas, TX / Austin, Texas", ["TX"]],
    ["Boston, MA; New York | Portland, Oregon", ["MA", "NY", "OR"]],
    ["Washington, DC", ["DC"]],
    ["washington, district of columbia", ["DC"]],
    ["Puerto Rico", ["PR"]],
    ["TX", ["TX"]],
    ["Remote", []],
    ["Austin, tx", []],
    ["Austin, ZZ", []],
    ["FOX", []],
    ["TX or elsewhere", []],
    ["Texas Hill Country", []],
    ["", []],
  ])("of %s: %j", (place, codes) => {
    expect(statesIn(place).map(({ code }) => code)).toEqual(codes);
  });

  it("come with their names", () => {
    expect(statesIn("Fargo, ND")).toEqual([{ code: "ND", name: "North Dakota" }]);
  });
});

it("isStateCode ignores case", () => {
  for (const code of ["tx", "Tx", "TX"]) expect(isStateCode(code)).toBe(true);
  for (const word of ["zz", "t", "constructor", ""]) expect(isStateCode(word)).toBe(false);
});
