import { describe, expect, it } from "@jest/globals";
import { searchTextOf, tokensOf, type SearchedJob } from "./job-tokens.js";
import { isStateCode, statesIn } from "./us-states.js";

const JOB: SearchedJob = {
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
  skills: ["C#", "Kotlin"],
  description: "<p>Build<br>tools</p>",
  responsibilities: "<ul><li>Résumé review</li></ul>",
};
const wordsOf = (change: Partial<SearchedJob> = {}) =>
  searchTextOf({ ...JOB, ...change }).split(" ");

describe("the text that a job is found by", () => {
  it("has the words of everything an applicant may search for", () => {
    const expected = [
      ...["senior", "engineers", "acme", "health", "austin", "texas", "kotlin", "months"],
      ...["contract", "hire", "remote", "transfer", "opt", "life", "sciences", "build", "tools"],
      ...["resume", "review"],
    ];
    expect(wordsOf()).toEqual(expect.arrayContaining(expected));
  });

  it("does not have the pay, the code or markup", () => {
    for (const word of ["hour", "10023", "ul", "undefined", "null"])
      expect(wordsOf({ industry: null })).not.toContain(word);
  });

  it("has each word once, with a space before it", () => {
    const text = searchTextOf({ ...JOB, skills: ["Kotlin", "kotlin", "Senior"] });
    expect(text).toMatch(/^ \S/);
    const [, ...words] = text.split(" ");
    expect(new Set(words).size).toBe(words.length);
  });
});

describe("the tokens of a job", () => {
  it("are facts, words too short for the text, words of the role, and values of filters", () => {
    expect(tokensOf(JOB).sort()).toEqual(
      [
        ...["qa", "c#", "w2", "12", "contracttohire", "sb-10023", "remote", "tx"],
        ...["h1b", "opt", "f1"],
        ...["role:senior", "role:qa", "role:engineer"],
        ...["open-to:H1B", "open-to:OPT", "workplace:REMOTE"],
        ...["type:CONTRACT_TO_HIRE", "clearance:TOP_SECRET"],
      ].sort(),
    );
  });

  it("do not have stopwords, except IT, which is an industry", () => {
    const tokens = tokensOf({ ...JOB, role: "IT in TX", skills: ["R", "to be"] });
    expect(tokens).toEqual(expect.arrayContaining(["it", "r", "role:it"]));
    for (const word of ["in", "to", "be"]) expect(tokens).not.toContain(word);
  });

  it.each([
    ["IT", "it"],
    ["AI", "ai"],
  ] as const)("have the industry %s, whose word is short", (industry, token) => {
    expect(tokensOf({ ...JOB, industry })).toContain(token);
    expect(tokensOf(JOB)).not.toContain(token);
  });

  it("are each there once", () => {
    const tokens = tokensOf({ ...JOB, contract: "Remote, remotely", skills: ["QA", "C#", "c#"] });
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

describe("the states that a place names", () => {
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
  ])("%s: %j", (place, codes) => {
    expect(statesIn(place).map(({ code }) => code)).toEqual(codes);
  });

  it("come with their names", () => {
    expect(statesIn("Fargo, ND")).toEqual([{ code: "ND", name: "North Dakota" }]);
  });
});

it("the codes of states are read in any case", () => {
  for (const code of ["tx", "Tx", "TX"]) expect(isStateCode(code)).toBe(true);
  for (const word of ["zz", "t", "constructor", ""]) expect(isStateCode(word)).toBe(false);
});
