import { describe, expect, it } from "@jest/globals";
import { badInput } from "../../../core/errors.js";
import { filterConditions } from "./job.filter.js";
import { searchTokens } from "./search-tokens.js";
import {
  foldWords,
  indexedParts,
  isAuthorization,
  isExact,
  isFact,
  roleWords,
  stem,
  textWords,
} from "../../../kit/words/search-words.js";

describe("spellings of the same thing", () => {
  it.each([
    ["stemopt", ["STEM OPT", "stem-opt", "STEMOPT", "OPT STEM", "opt-stem"]],
    [
      "h1b",
      [
        "H1B",
        "H-1B",
        "h 1 b",
        "H1B1",
        "H-1B1",
        "visa sponsorship",
        "visa-sponsored",
        "visa sponsors",
        "visa sponsor",
      ],
    ],
    ["h4ead", ["H4", "H-4", "H4 EAD", "h-4-ead", "H4EAD"]],
    ["l2ead", ["L2 EAD", "L-2-EAD", "l2ead"]],
    ["l1", ["L1", "L-1", "L-1A", "L1B"]],
    ["gcead", ["GC EAD", "gc-ead", "green card EAD", "greencard-ead"]],
    [
      "greencard",
      [
        "GC",
        "Green Card",
        "green-cards",
        "green card holder",
        "green card holders",
        "permanent resident",
        "permanent residents",
        "LPR",
      ],
    ],
    [
      "uscitizen",
      ["US citizen", "U.S. Citizen", "USA citizens", "American citizenship", "usc", "us-citizens"],
    ],
    ["f1", ["F-1", "F1"]],
    ["e3", ["E-3", "E3"]],
    ["w2", ["W-2", "W2"]],
    ["c2c", ["C2C", "corp to corp", "corp-to-corp", "corp2corp", "corp 2 corp"]],
    ["contracttohire", ["contract to hire", "Contract-to-Hire", "contract2hire", "C2H"]],
    ["fulltime", ["full time", "Full-Time", "fulltime"]],
    ["parttime", ["part time", "part-time"]],
    ["onsite", ["on site", "on-site", "onsite", "in office", "in-office"]],
    [
      "remote",
      [
        "remote",
        "remotely",
        "work from home",
        "working from home",
        "WFH",
        "telecommute",
        "telecommuting",
      ],
    ],
    ["sb-10023", ["SB-10023", "sb 10023", "sb10023"]],
  ])("%s", (word, spellings) => {
    for (const text of spellings) expect([text, foldWords(text)]).toEqual([text, [word]]);
  });

  it.each([
    ["SB-123", ["sb-123"]],
    ["l2", ["l2"]],
    ["xh1bx", ["xh1bx"]],
    ["contractors hire", ["contractors", "hire"]],
    ["sponsored visa", ["sponsored", "visa"]],
  ])("%j stays the plain words %j", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });
});

describe("the words of a text", () => {
  it.each([
    ["Café, Zürich", ["cafe", "zurich"]],
    ["C# / .NET (core)", ["c#", ".net", "core"]],
    ["C++; R&D | Go?", ["c++", "r&d", "go"]],
    ["“quoted” 'words'!", ["quoted", "words"]],
    ["U.S. and D.C.", ["us", "and", "dc"]],
    ["node.js v20.1", ["node.js", "v20.1"]],
    ["front\u2011end", ["front-end"]],
    ["ends here. So: yes", ["ends", "here", "so", "yes"]],
    ["--- ... ///", []],
    ["", []],
  ])("%j: %j", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it("are cut to 40 characters", () => {
    expect(foldWords("x".repeat(60))).toEqual(["x".repeat(40)]);
  });

  it("go to the full-text index in parts of at least three letters", () => {
    expect(indexedParts("node.js_x-front")).toEqual(["node", "js_x", "front"]);
    expect(textWords("Senior QA-Engineer, Zürich")).toEqual(["senior", "engineer", "zurich"]);
  });

  it.each([
    ["developers", "developer"],
    ["jobs", "jobs"],
    ["nurses", "nurse"],
    ["business", "business"],
    ["status", "status"],
    ["analysis", "analysis"],
    ["kubernetes", "kubernete"],
  ])("%s matches %s by its beginning", (word, beginning) => {
    expect(stem(word)).toBe(beginning);
  });

  it("of a role match whole if short, and otherwise without their plural", () => {
    expect(roleWords("Senior .NET Developers (QA)")).toEqual(["senior", ".net", "developer", "qa"]);
  });
});

describe("words matched exactly", () => {
  it.each(["h1b", "remote", "1099", "sb-1234", "c#", "c++", "r", "go", "qa", ".net", "r&d", "9"])(
    "%s",
    (word) => expect(isExact(word)).toBe(true),
  );

  it.each(["java", "node.js", "sb-123", "xsb-1234", "a-b", "c#####", ".net4", "abcd&e", "&"])(
    "do not include %s",
    (word) => expect(isExact(word)).toBe(false),
  );

  it("include facts that a job either has or does not have", () => {
    for (const word of ["stemopt", "w2", "hybrid", "sb-10023"]) expect(isFact(word)).toBe(true);
    for (const word of ["tn", "go", "java"]) expect(isFact(word)).toBe(false);
  });

  it("include the work authorizations", () => {
    for (const word of ["tn", "opt", "greencard"]) expect(isAuthorization(word)).toBe(true);
    for (const word of ["w2", "remote", "java"]) expect(isAuthorization(word)).toBe(false);
  });
});

describe("a query", () => {
  it.each([
    ["Java developers", [], ["java", "developer"], ["java", "developer"]],
    ["remote C# developer", ["remote", "c#"], ["developer"], ["c#", "developer"]],
    ["H-1B visa sponsorship nurse", ["h1b"], ["nurse"], ["nurse"]],
    ["OPT status holder", ["opt"], [], []],
    ["visa nurse", [], ["visa", "nurse"], ["visa", "nurse"]],
    ["nurse jobs hiring in the US", [], ["nurse"], ["nurse"]],
    ["jobs", [], ["jobs"], ["jobs"]],
    ["nurse in Portland, OR", ["or"], ["nurse", "portland"], ["nurse", "portland"]],
    ["nurse or doctor", [], ["nurse", "doctor"], ["nurse", "doctor"]],
    ["NURSE IN DALLAS", [], ["nurse", "dalla"], ["nurse", "dalla"]],
    ["nurse TX", ["tx"], ["nurse"], ["nurse"]],
    ["nurse in Portland, or", ["or"], ["nurse", "portland"], ["nurse", "portland"]],
    ["Portland,or nurse", ["or"], ["portland", "nurse"], ["portland", "nurse"]],
    ["nurse LA", ["la"], ["nurse"], ["nurse"]],
    ["nurse la", [], ["nurse"], ["nurse"]],
    ["LA", ["la"], [], ["la"]],
    ["jobs in the US", [], ["jobs"], ["jobs"]],
    ["jobs in IT", ["it"], ["jobs"], ["it", "jobs"]],
    ["PA", ["pa"], [], ["pa"]],
    ["IT", ["it"], [], ["it"]],
    ["java java JAVA", [], ["java"], ["java"]],
  ])("%j", (query, exact, texts, role) => {
    expect(searchTokens(query)).toEqual({ exact, texts, role });
  });

  it.each(["", "  ", "?!", "the", "...", "and the", "in the US"])(
    "%j has nothing to search for",
    (query) => {
      expect(searchTokens(query)).toBeNull();
    },
  );

  it("is limited to eight words", () => {
    const query = "alpha bravo charlie delta echo foxtrot golf hotel india";
    expect(searchTokens(query)?.texts).toEqual(query.split(" ").slice(0, 8));
    const short = "a1 b1 c1 d1 e1 f2 g1 h1 i1";
    expect(searchTokens(short)?.exact).toEqual(short.split(" ").slice(0, 8));
  });

  it("takes eight parts of words", () => {
    const query = "alpha-bravo charlie-delta echo-foxtrot golf-hotel india-juliet";
    expect(searchTokens(query)?.texts).toEqual(query.split(/[ -]/).slice(0, 8));
  });
});

describe("list filters", () => {
  const now = new Date("2026-05-10T12:00:00Z");

  it.each([null, undefined, {}])("%j do not filter anything", (filter) => {
    expect(filterConditions(filter, now)).toEqual({ lists: [], postedSince: null });
  });

  it("become one token list per field, without duplicates", () => {
    const filter = {
      workAuthorization: ["OPT", "H1B", "OPT"],
      workplaceType: [],
      jobType: null,
      securityClearance: ["SECRET"],
      postedWithinDays: 7,
    } as const;
    expect(filterConditions(filter, now)).toEqual({
      lists: [["open-to:OPT", "open-to:H1B"], ["clearance:SECRET"]],
      postedSince: new Date("2026-05-03T12:00:00Z"),
    });
  });

  it.each([1, 365])("accept %d days", (postedWithinDays) => {
    expect(filterConditions({ postedWithinDays }, now).postedSince).toBeInstanceOf(Date);
  });

  it.each([0, -1, 366, Number.NaN])("refuse %d days", (postedWithinDays) => {
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      badInput("Choose 1 to 365 days."),
    );
    expect(() => filterConditions({ postedWithinDays }, now)).toThrow(
      expect.objectContaining({
        details: { fields: { "filter.postedWithinDays": "Between 1 and 365." } },
      }),
    );
  });
});
