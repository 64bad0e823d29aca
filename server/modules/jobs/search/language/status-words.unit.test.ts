import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { VISA_STATUSES } from "./status-names.js";
import { statusIn } from "./status-words.js";

const STUDENT = ["OPT", "STEM_OPT", "CPT"];
const CARD = ["H4_EAD", "L2_EAD", "GC_EAD"];

describe("statuses in a search", () => {
  it.each([
    ["opt visa", ["OPT"], ""],
    ["h1b visa", ["H1B"], ""],
    ["H-1B visa jobs", ["H1B"], "jobs"],
    ["h 1 b visa", ["H1B"], ""],
    ["tn visa", ["TN"], ""],
    ["TN status", ["TN"], ""],
    ["l1 visa", ["L1"], ""],
    ["L-1A visa", ["L1"], ""],
    ["H4 visa", ["H4_EAD"], ""],
    ["h4 ead", ["H4_EAD"], ""],
    ["L2 EAD holder", ["L2_EAD"], ""],
    ["stem opt visa", ["STEM_OPT"], ""],
    ["stem opt extension", ["STEM_OPT"], ""],
    ["h1b max out", ["H1B"], ""],
    ["h1b maxed out", ["H1B"], ""],
    ["h1b maxed out java", ["H1B"], "java"],
    ["maxed out h1b", ["H1B"], ""],
    ["h1b max-out", ["H1B"], ""],
    ["h1b six year limit java", ["H1B"], "java"],
    ["h1b 6th year", ["H1B"], ""],
    ["h1b recapture", ["H1B"], ""],
    ["h1b 6 years experience", ["H1B"], "6 years experience"],
    ["opt running out", ["OPT"], ""],
    ["opt about to expire java", ["OPT"], "java"],
    ["opt clock ticking", ["OPT"], ""],
    ["stem opt ran out", ["STEM_OPT"], ""],
    ["f1 visa", STUDENT, ""],
    ["f-1 student", STUDENT, ""],
    ["international students", STUDENT, ""],
    ["day 1 cpt", ["CPT"], ""],
    ["e3 visa", ["E3"], ""],
    ["cpt", ["CPT"], ""],
    ["l1", ["L1"], ""],
    ["ead", CARD, ""],
    ["gc holder", ["GREEN_CARD"], ""],
    ["green card holders only", ["GREEN_CARD"], ""],
    ["U.S. citizen", ["US_CITIZEN"], ""],
    ["us citizens only java", ["US_CITIZEN"], "java"],
    ["lawful permanent resident", ["GREEN_CARD"], ""],
    ["tn visa engineer", ["TN"], "engineer"],
    ["engineer tn visa", ["TN"], "engineer"],
    ["java opt visa dallas", ["OPT"], "java dallas"],
    ["opt java visa", ["OPT"], "java"],
    ["jobs for opt students", ["OPT"], "jobs"],
    ["java for h1b holders", ["H1B"], "java"],
    ["opt friendly companies", ["OPT"], ""],
    ["companies hiring opt", ["OPT"], ""],
    ["opt hiring companies", ["OPT"], ""],
    ["opt hiring java companies", ["OPT"], "java"],
    ["java companies h1b dallas", ["H1B"], "java dallas"],
    ["which employers hire stem opt", ["STEM_OPT"], ""],
    ["company driver h1b", ["H1B"], "company driver"],
    ["open to h1b java", ["H1B"], "java"],
    ["java, open to l1", ["L1"], "java,"],
    ["opt eligible data analyst", ["OPT"], "data analyst"],
    ["opt candidates accepted", ["OPT"], ""],
    ["OPT 60 days unemployment", ["OPT"], ""],
    ["laid off h1b 60 day grace period java", ["H1B"], "java"],
    ["got laid off on h1b java", ["H1B"], "java"],
    ["h1b layoffs java", ["H1B"], "java"],
    ["opt asap java", ["OPT"], "java"],
    ["cpt day 1 java", ["CPT"], "java"],
    ["OPT unemployment days 90", ["OPT"], ""],
    ["tn visa sponsorship", ["TN"], ""],
    ["h1b and java", ["H1B"], "java"],
    ["nurse h1b OR", ["H1B"], "nurse OR"],
    ["student visa", STUDENT, ""],
    ["student visa java", STUDENT, "java"],
    ["f1 java", STUDENT, "java"],
    ["h-4 visa ead", ["H4_EAD"], ""],
    ["l2s ead", ["L2_EAD"], ""],
    ["laid off on h1b", ["H1B"], ""],
    ["im on opt", ["OPT"], ""],
    ["I am currently on opt java", ["OPT"], "java"],
    ["post completion opt", ["OPT"], ""],
    ["post-completion opt java", ["OPT"], "java"],
    ["h1b approved i-140", ["H1B"], ""],
    ["i-140 approved h1b qa", ["H1B"], "qa"],
    ["holding h1b", ["H1B"], ""],
    ["tn status engineer canada", ["TN"], "engineer"],
    ["e3 visa australia", ["E3"], ""],
    ["h1b1 chile", ["H1B"], ""],
    ["tn visa nurse new mexico", ["TN"], "nurse new mexico"],
    ["my status is h1b", ["H1B"], ""],
    ["visa type opt", ["OPT"], ""],
    ["opt workers", ["OPT"], ""],
    ["h1b employees", ["H1B"], ""],
    ["h4 ead worker", ["H4_EAD"], ""],
    ["recently laid off h1b", ["H1B"], ""],
    ["have a green card", ["GREEN_CARD"], ""],
    ["h1b cap gap java", ["H1B"], "java"],
    ["e-3 australian nurse", ["E3"], "nurse"],
    ["pending i-485", ["GC_EAD"], ""],
    ["c26 ead", ["H4_EAD"], ""],
    ["tps", CARD, ""],
    ["warehouse worker h4 ead", ["H4_EAD"], "warehouse worker"],
    ["h1b employee relations manager", ["H1B"], "employee relations manager"],
    ["opt expiring in 30 days", ["OPT"], ""],
    ["opt expires in 3 months python", ["OPT"], "python"],
    ["optional practical training", ["OPT"], ""],
    ["curricular practical training java", ["CPT"], "java"],
    ["stem extension jobs", ["STEM_OPT"], "jobs"],
    ["work permit", CARD, ""],
    ["work permit java", CARD, "java"],
    ["opt work permit", ["OPT"], ""],
    ["international candidates welcome", VISA_STATUSES, ""],
    ["h1b international candidates", ["H1B"], ""],
    ["cpt java", ["CPT"], "java"],
    ["python cpt", ["CPT"], "python"],
    ["daca", CARD, ""],
    ["e2 ead", CARD, ""],
    ["permiso de trabajo", CARD, ""],
    ["cocinero con permiso de trabajo", CARD, "cocinero"],
    ["residente permanente", ["GREEN_CARD"], ""],
    ["tarjeta verde", ["GREEN_CARD"], ""],
    ["ciudadana americana enfermera", ["US_CITIZEN"], "enfermera"],
  ])("%j asks for %j, which leaves %j", (text, statuses, rest) => {
    expect(statusIn(text)).toMatchObject({ statuses, rest, instead: null });
  });

  it.each([
    ["opt or cpt", ["OPT", "CPT"], ""],
    ["OPT/CPT/H1B java", ["OPT", "CPT", "H1B"], "java"],
    ["opt, cpt, h4 ead java", ["OPT", "CPT", "H4_EAD"], "java"],
    [
      "opt/stem opt/h1b/h4 ead/gc/usc",
      ["STEM_OPT", "OPT", "H1B", "H4_EAD", "GREEN_CARD", "US_CITIZEN"],
      "",
    ],
    ["java (opt,cpt)", ["OPT", "CPT"], "java"],
    ["h4/l2 ead java", ["H4_EAD", "L2_EAD"], "java"],
    ["gc/usc only", ["GREEN_CARD", "US_CITIZEN"], ""],
    ["h1b l1 visa", ["H1B", "L1"], ""],
    ["tn or e3 nurse", ["TN", "E3"], "nurse"],
    ["gc and us citizen", ["GREEN_CARD", "US_CITIZEN"], ""],
    ["opt to h1b", ["OPT", "H1B"], ""],
    ["opt opt", ["OPT"], ""],
    ["opt ead", ["OPT"], ""],
    ["stem opt ead java", ["STEM_OPT"], "java"],
    ["f1 opt ead", ["OPT"], ""],
    ["f-1 opt", ["OPT"], ""],
    ["ead gc", ["GC_EAD"], ""],
    ["h1 visa", ["H1B"], ""],
    ["H1", ["H1B"], ""],
    ["opt preferred java", ["OPT"], "java"],
    ["h1b required", ["H1B"], ""],
    ["24 month stem opt", ["STEM_OPT"], ""],
    ["24-month stem opt", ["STEM_OPT"], ""],
    ["java opt 6 month contract", ["OPT"], "java 6 month contract"],
    ["opt ending soon", ["OPT"], ""],
    ["h4 dependent", ["H4_EAD"], ""],
    ["estudiante opt", ["OPT"], ""],
  ])("%j asks for any of %j", (text, statuses, rest) => {
    expect(statusIn(text)).toMatchObject({ statuses, rest });
  });

  it.each([
    "l1 support engineer",
    "l1/l2 support engineer",
    "l1 and l2 support",
    "medical coder cpt icd-10",
    "cpt billing",
    "cpt coder",
    "cpt required coder",
    "nurse 6 months tn",
    "java e3",
    "gc superintendent",
    "nashville tn",
    "nurse tn",
    "jobs in tn",
    "java no opt",
    "not h1b",
    "java or opt",
    "opt or java",
    "no visa",
    "no work visa",
    "no f-1 student visa",
    "visa inc",
    "visa processing officer",
    "java",
    "adopt optimize",
    "citizen developer",
    "",
  ])("%j asks for none", (text) => {
    expect(statusIn(text)).toBeNull();
  });

  it.each([
    ["TN", "", "Tennessee"],
    ["tn jobs", "jobs", "Tennessee"],
    ["TN engineer", "engineer", "engineer Tennessee"],
  ])("%j is read as the status, and may be Tennessee", (text, rest, instead) => {
    expect(statusIn(text)).toEqual({ statuses: ["TN"], words: "TN visa", rest, instead });
  });

  it.each([
    ["visa", "", "visa sponsorship"],
    ["java visa", "java", "java visa sponsorship"],
    ["visa holders java", "java", "java visa sponsorship"],
    ["jobs for visa holders", "jobs", "jobs visa sponsorship"],
  ])("%j is open to any visa, and may ask for sponsorship", (text, rest, instead) => {
    expect(statusIn(text)).toMatchObject({ statuses: VISA_STATUSES, rest, instead });
  });

  const names = [
    "opt",
    "H-1B",
    "stem opt",
    "tn visa",
    "l1 visa",
    "h4 ead",
    "green card",
    "f-1 student",
  ];
  const around = ["visa", "holder", "friendly", "students", "candidates", "status"];

  it("mean the same whatever noise stands around them", () => {
    const asked = fc.record({
      name: fc.constantFrom(...names),
      before: fc.array(fc.constantFrom("open to", "for", "hiring"), { maxLength: 1 }),
      after: fc.array(fc.constantFrom(...around), { maxLength: 3 }),
      work: fc.constantFrom("", "java", "nurse practitioner"),
    });
    fc.assert(
      fc.property(asked, ({ name, before, after, work }) => {
        const alone = statusIn(name);
        const found = statusIn([work, ...before, name, ...after].join(" "));
        expect([found?.statuses, found?.rest]).toEqual([alone?.statuses, work]);
      }),
    );
  });

  it("ask again for the same by the words taken and the rest", () => {
    const word = fc.constantFrom(
      ...names,
      ...around,
      "java",
      "TN",
      "visa",
      "or",
      "and",
      "for",
      "60 days",
      "no",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (list) => {
        const found = statusIn(list.join(" "));
        // Put together, "opt" and "stem opt" are one name.
        fc.pre(found !== null && !found.words.includes("opt stem"));
        expect(statusIn(found.words)?.statuses).toEqual(found.statuses);
      }),
      {
        numRuns: 1000,
        examples: [
          [["no", "opt", "and", "TN", "60 days", "opt"]],
          [["f-1 student", "no", "opt", "and", "TN", "60 days"]],
        ],
      },
    );
  });

  it("take any text, however long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const found = statusIn(text);
        if (found) expect(found.statuses.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
    for (const word of ["opt", "visa", "l1 java", "tn", "60 days", "opt or", "h 1"])
      expect(() => statusIn(`${word} `.repeat(800))).not.toThrow();
  });
});
