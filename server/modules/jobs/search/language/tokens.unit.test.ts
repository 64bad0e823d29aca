import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { fold, TOKENIZER, tokens } from "./tokens.js";

describe("tokens of a text", () => {
  it.each([
    ["C#, C++/C and F#", ["c#", "c++", "c", "and", "f#"]],
    ["C plus plus; CPP", ["c++", "cpp"]],
    [".NET Core, ASP.NET; dot net", [".net", "core", "asp.net", ".net"]],
    ["Node.js NodeJS node js", ["node.js", "node.js", "node.js"]],
    ["Go, R.", ["go", "r"]],
    ["H-1B, h1b, H 1B; W-2", ["h1b", "h1b", "h1b", "w2"]],
    ["E-Verify, e verify; we verify", ["everify", "everify", "we", "verify"]],
    ["front-end, Front End, frontend", ["frontend", "frontend", "frontend"]],
    ["Knows Java.Must know SQL.", ["knows", "java", "must", "know", "sql"]],
    ["U.S. citizens; B.S. or Ph.D.", ["uscitizen", "bs", "or", "phd"]],
    ["R&D at AT&T, terms&conditions", ["r&d", "at", "at&t", "terms", "conditions"]],
    ["3+ years of #java, Security+ or A+", ["3", "years", "of", "java", "security", "or", "a+"]],
    ["Women’s care, O'Reilly", ["women", "care", "oreilly"]],
    ["Résumé ﬁle CAFÉ Straße", ["resume", "file", "cafe", "straße"]],
    ["PL/SQL, T-SQL, CI/CD, S/4HANA", ["plsql", "tsql", "cicd", "s4hana"]],
    ["SB-12345 sb 12345", ["sb12345", "sb12345"]],
    ["Objective-C", ["objectivec"]],
    ["Top Secret, top-secret, secret", ["topsecret", "topsecret", "secret"]],
    ["Active Secret security clearance", ["secret", "clearance"]],
    ["active TS/SCI; active clearance", ["ts", "sci", "clearance"]],
    ["Active Directory security", ["active", "directory", "security"]],
    ["Public Trust, a public trustee", ["publictrust", "a", "public", "trustee"]],
    ["version 2.0.1", ["version", "2.0.1"]],
    ["日本語 Ελληνικά", ["日本語", "ελληνικα"]],
    ["\u{1F600} \uD800 -- ++ ## ... &", []],
    ["", []],
    ["rock'n'roll, ‘cause, Hawaiʼi’s", ["rocknroll", "cause", "hawaii"]],
    [".network .net9 .NET", ["network", "net9", ".net"]],
    ["claude.ai, github.io, python.org", ["claude.ai", "github.io", "python", "org"]],
    ["a&bcd abcd&e a&b&c a.b&c", ["a&bcd", "abcd", "e", "a", "b", "c", "a", "b", "c"]],
    ["1.5 and v1.5", ["1.5", "and", "v1", "5"]],
    ["C+ j++ java++ 5# x1#", ["c+", "j++", "java", "5", "x1"]],
    ["O'Sullivan", ["osullivan"]],
    ["H1’B1, N.O.D.E.J.S", ["h1b", "node.js"]],
    ["ab.c d.e.f.", ["ab", "c", "def"]],
    ["a.bc.js node.jsx 4.io", ["a", "bc", "js", "node", "jsx", "4.io"]],
    ["10.5 1.25 1.5a", ["10.5", "1.25", "1", "5a"]],
    ["full\u2010stack full\u2212stack", ["fullstack", "fullstack"]],
  ])("%j", (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it("are at most 40 characters long; a longer word leaves its first 20 letters", () => {
    expect(tokens(`${"x".repeat(40)} ${"x".repeat(41)}`)).toEqual(["x".repeat(40), "x".repeat(20)]);
    expect(tokens(`${"1.".repeat(25)}2`)).toEqual(["1".repeat(20)]);
  });

  const anyText = fc.string({ unit: "binary", maxLength: 300 });
  const asTyped = fc.string({
    unit: fc.constantFrom(..."abchnstjx19+#.&'’- /()\"é".split("")),
    maxLength: 60,
  });

  it("gives each token again when it is read alone", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, asTyped), (text) => {
        for (const token of tokens(text)) expect(tokens(token)).toEqual([token]);
      }),
      { numRuns: 2000 },
    );
  });

  it("folds typographic hyphens into the plain one", () => {
    expect(fold("Part\u2011Time")).toBe("part-time");
  });

  it("folds a folded text to itself", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, asTyped), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("makes tokens that the index does not split", () => {
    expect(TOKENIZER).toMatch(/^ascii /);
    fc.assert(
      fc.property(fc.oneof(anyText, asTyped), (text) => {
        for (const token of tokens(text)) {
          expect(token).toMatch(/^[a-z0-9.+#&\u0080-\u{10ffff}]{1,40}$/u);
          expect(token).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
