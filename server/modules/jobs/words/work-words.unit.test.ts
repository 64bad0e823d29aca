import { describe, expect, it } from "@jest/globals";
import { foldWords, isAuthorization, isFact } from "./work-words.js";

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
    [
      "everify",
      [
        "E-Verify",
        "everify",
        "e verify",
        "e.verify",
        "e_verify",
        "e - verify",
        "e-verfy",
        "participating in E-Verify",
        "registered with E-Verify",
        "enrolled in E-Verify",
        "E-Verify employers",
        "uses e-verify",
        "e-verified",
        "everified",
        "E verified employer",
        "e-verify companies",
      ],
    ],
    ["capexempt", ["cap exempt", "cap-exempt", "Cap-exempt employer", "cap exemption"]],
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
    ["we verify caps", ["we", "verify", "caps"]],
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
    ["etc... e.g.: --front *java", ["etc", "eg", "front", "java"]],
    ["U.S.A. vs. U.S-based, asp.n", ["usa", "vs", "u.s-based", "asp.n"]],
    ["1099 or 9lives", ["1099", "or", "9lives"]],
    ["--- ... ///", []],
    ["", []],
  ])("%j: %j", (text, words) => {
    expect(foldWords(text)).toEqual(words);
  });

  it("are cut to 40 characters", () => {
    expect(foldWords("x".repeat(60))).toEqual(["x".repeat(40)]);
  });
});

describe("the words of a job's fields", () => {
  it("include facts that a job either has or does not have", () => {
    for (const word of ["stemopt", "w2", "hybrid", "sb-10023"]) expect(isFact(word)).toBe(true);
    for (const word of ["tn", "go", "java"]) expect(isFact(word)).toBe(false);
  });

  it("include the work authorizations", () => {
    for (const word of ["tn", "opt", "greencard"]) expect(isAuthorization(word)).toBe(true);
    for (const word of ["w2", "remote", "java"]) expect(isAuthorization(word)).toBe(false);
  });
});
