import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { editDistance } from "./edit-distance.js";
import { Speller, type VocabularyWord } from "./spelling.js";

const word = (
  text: string,
  roleOrSkill: number,
  jobs = roleOrSkill * 2,
  company = 0,
): VocabularyWord => ({
  word: text,
  roleOrSkill,
  jobs,
  company,
});
const WORK_WORDS =
  "java developer javascript kubernetes registered nurse python technical recruiter accountant salesforce terraform software engineer project manager electrician pharmacist physical therapist data scientist snowflake machine learning practitioner warehouse associate react angular postgresql marketing analyst administrator mechanical devops senior excel epic oracle scala database rehabilitation";
const speller = new Speller(
  [
    ...WORK_WORDS.split(" ").map((text) => word(text, 400)),
    word("electrical", 1_000),
    word("base", 0, 900),
    word("dallas", 5, 3000),
    { ...word("seattle", 0, 3), isOfPlace: true },
    { ...word("philadelphia", 0, 1), isOfPlace: true },
    word("charlotte", 0, 3),
    word("bostin", 0, 1),
    { ...word("boston", 0, 3), isOfPlace: true },
    word("experience", 0, 18_000),
    word("share", 0, 90),
    word("kforce", 0, 20, 20),
    word("infy", 0, 8, 8),
    word("javascrip", 1, 1),
    word("enginer", 0, 1),
  ],
  (text) => text === "plano",
);

describe("corrected searches", () => {
  it.each([
    ["jva developr", "java developer"],
    ["Jva Developr", "Java Developer"],
    ["JVA", "JAVA"],
    ["kubernets", "kubernetes"],
    ["registerd nurse", "registered nurse"],
    ["pyhton", "python"],
    ["javscript developer", "javascript developer"],
    ["tehcnical recruter", "technical recruiter"],
    ["acountant", "accountant"],
    ["salesfroce", "salesforce"],
    ["terrafrom", "terraform"],
    ["softwar engineer", "software engineer"],
    ["projet manger", "project manager"],
    ["electrican", "electrician"],
    ["pharmasist", "pharmacist"],
    ["phsyical therapist", "physical therapist"],
    ["datascientist", "data scientist"],
    ["snowflak", "snowflake"],
    ["machine lerning", "machine learning"],
    ["nurse practioner", "nurse practitioner"],
    ["warehose asociate", "warehouse associate"],
    ["recat developer", "react developer"],
    ["anglar", "angular"],
    ["kubernates", "kubernetes"],
    ["markting", "marketing"],
    ["analyist", "analyst"],
    ["adminstrator", "administrator"],
    ["mechancial", "mechanical"],
    ["dalas", "dallas"],
    ["tera form", "tera form"],
    ["terra form", "terraform"],
    ["-senoir java", "-senior java"],
    ["developr.", "developer."],
    ["seatle", "seattle"],
    ["nurse philadelpia", "nurse philadelphia"],
    ["charlote", "charlote"],
    ["jbos", "jobs"],
    ["nurse jbos", "nurse jobs"],
    ["java opnings", "java openings"],
    ["postion", "position"],
    ["sponser h1b", "sponsor h1b"],
    ["sponsers h1b", "sponsors h1b"],
    ["h1b sponser", "h1b sponsor"],
    ["green card sponsership", "green card sponsorship"],
  ])("%j becomes %j", (typed, expected) => {
    const found = speller.correct(typed);
    expect(found?.text ?? typed).toBe(expected);
    if (found) expect(found.isSure).toBe(true);
  });

  it.each(
    'go, r, c#, c++, .net, rn, k8s, lvn, plano, kforce, infy, java, developers, nurses, experience, sas, rust, h-1b, node.js, xy, zzzzzz, "jva developr", front-ed, reactt2, c sharp, seattle, bostin, wiring, jbs, wok, pork'.split(
      ", ",
    ),
  )("leaves %s as it is", (typed) => {
    expect(speller.correct(typed)).toBeNull();
  });

  it("only offers a word that two letters of a short one make", () => {
    const far = new Speller([word("remote", 400), word("report", 1), word("scala", 400)]);
    const guess = { isSure: false, isGuess: true };
    expect(far.correct("relpote")).toEqual({ text: "remote", ...guess });
    expect(far.correct("relpote scla")).toEqual({ text: "remote scala", ...guess });
    // Nearer words are no guess, short ones would be any, and the first letter is rarely wrong.
    expect(far.correct("remtoe")).toEqual({ text: "remote", isSure: true });
    for (const text of ["scxxa", "xelpote"]) expect(far.correct(text)).toBeNull();
  });

  it("only offers what replaces a word that some job has", () => {
    expect(speller.correct("javascrip")).toEqual({ text: "javascript", isSure: false });
    expect(speller.correct("enginer jva")).toEqual({ text: "engineer java", isSure: false });
    expect(speller.correct("data base")).toEqual({ text: "database", isSure: false });
    const apart = new Speller([
      word("snow", 0, 90),
      word("flake", 0, 90),
      word("snowflake", 50),
      word("helpdesk", 50),
    ]);
    expect(apart.correct("snow flake")).toEqual({ text: "snowflake", isSure: false });
    // Read as one word anyway.
    expect(apart.correct("help desk")).toBeNull();
  });

  it("tells words of work from words that some roles only mention", () => {
    expect(
      ["java", "javas", "dallas", "experience", "none"].map((text) => speller.isWorkWord(text)),
    ).toEqual([true, true, false, false, false]);
  });

  it("takes any text, and never changes a corrected one again", () => {
    const typo = fc
      .tuple(fc.constantFrom(...WORK_WORDS.split(" ")), fc.nat(12), fc.constantFrom("", "x", "aa"))
      .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.array(typo, { maxLength: 8 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = speller.correct(text);
        if (found?.isSure) expect(speller.correct(found.text)?.isSure ?? false).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the distance of two words", () => {
  it.each([
    ["java", "java", 0],
    ["jva", "java", 1],
    ["recat", "react", 1],
    ["kubernates", "kubernetes", 1],
    ["practioner", "practitioner", 2],
    ["", "ab", 2],
    ["abc", "xyz", 3],
  ])("from %s to %s is %d", (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});
