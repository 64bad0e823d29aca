import { describe, expect, it } from "@jest/globals";
import { hideStatus, isStatusWord, withoutStatus } from "./visa-words.js";

/** People must not be found or chosen by immigration status (8 U.S.C. 1324b). */
describe("a word that tells of immigration status", () => {
  it.each([
    ...["h1b", "h-1b", "ead", "opt", "gcead", "greencard", "uscitizen", "e3", "tn", "l-2s"],
    ...["opts", "cpts", "h-4s", "eb-2s", "i-140s", "noncitizen", "sevis"],
    ...["visas", "sponsorship", "citizens", "immigrant", "asylee", "daca", "naturalized", "uscis"],
  ])("is %s", (word) => {
    expect(isStatusWord(word)).toBe(true);
  });

  it.each(["java", "option", "adoption", "visage", "xvisa", "o", "sponge", "citizens-bank", ""])(
    "is not %j",
    (word) => {
      expect(isStatusWord(word)).toBe(false);
    },
  );
});

describe("what is indexed and searched", () => {
  it.each([
    ["Java, Permanent  Resident of Dallas", ["java", "of", "dallas"], ["Permanent  Resident"]],
    ["visa-free opt/cpt Kafka", ["kafka"], ["visa-free", "opt", "cpt"]],
    ["H - 1 B, f-1 student; tn-bus", ["student", "tn-bus"], ["H - 1 B", "f-1"]],
    ["legally allowed; green card holder", [], ["legally allowed", "green card holder"]],
    ["U.S. citizen and USC", ["and"], ["U.S. citizen", "USC"]],
    ["Kafka and Java", ["kafka", "and", "java"], []],
    ["F1OPT, OPT2026 or visaholder", ["or"], ["F1OPT", "OPT2026", "visaholder"]],
    ["O/P/T O  P  T OP\nT", [], ["O/P/T", "O  P  T", "OP\nT"]],
    ["10,000 TPS, TPS until 2027", ["10", "000", "until", "2027"], ["TPS", "tps"]],
  ])("from %j", (text, words, dropped) => {
    expect(withoutStatus(text)).toEqual({ words, dropped });
  });

  it("names each thing once", () => {
    expect(withoutStatus("visa, visa").dropped).toEqual(["visa"]);
  });

  it("keeps words whose short parts mean something else", () => {
    expect(withoutStatus("tn-bus").words).toEqual(["tn-bus"]);
  });
});

describe("a passage that people see", () => {
  it.each([
    ["Java developer, Permanent Resident of Dallas", "Java developer, … of Dallas"],
    ["visa-free OPT/cpt Kafka", "… …/… Kafka"],
    ["Level H - 1 B; tn-bus", "Level …; tn-bus"],
    ["U.S. citizen and USC", "… and …"],
    ["GC or H4", "… or …"],
    ["S Q L O P T", "S Q L …"],
    ["O P T H-1B", "… …"],
    ["O\nP\nT\nH\n1\nB\nG\nC", "…"],
    ["a G C", "a …"],
    ["L E A D E R S H I P", "L E A D E R S H I P"],
    [
      "J. K. Ortiz of the U.S. office, e.g. in D.C.",
      "J. K. Ortiz of the U.S. office, e.g. in D.C.",
    ],
    ["Opt-In and co-op Visa-Free", "… and co-op …"],
    ["Kafka and Java", "Kafka and Java"],
  ])("from %j is %j", (text, shown) => {
    expect(hideStatus(text)).toBe(shown);
  });
});
