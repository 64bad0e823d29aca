import { describe, expect, it } from "@jest/globals";
import { unneededIn } from "./unneeded-words.js";

describe("sponsorship that no one needs", () => {
  it.each([
    ["no sponsorship", "no sponsorship", ""],
    ["java no sponsorship needed dallas", "no sponsorship needed", "java dallas"],
    ["no visa sponsorship required", "no visa sponsorship required", ""],
    ["without h1b sponsorship java", "without h1b sponsorship", "java"],
    ["I don't need sponsorship", "I don't need sponsorship", ""],
    ["do not require visa sponsorship nurse", "do not require visa sponsorship", "nurse"],
    ["sponsorship not required", "sponsorship not required", ""],
    ["java visa sponsorship is not needed", "visa sponsorship is not needed", "java"],
    ["w/o sponsorship java", "w/o sponsorship", "java"],
    ["no visa", "no visa", ""],
    ["no work visa nurse", "no work visa", "nurse"],
    ["without visa", "without visa", ""],
    ["w/o visa java", "w/o visa", "java"],
    ["visa not required", "visa not required", ""],
    ["java don't need a visa", "don't need a visa", "java"],
    ["no e-verify", "no e-verify", ""],
    ["java no E Verify dallas", "no E Verify", "java dallas"],
    ["without everify", "without everify", ""],
    ["non e-verify employers java", "non e-verify employers", "java"],
    ["not e-verified", "not e-verified", ""],
    ["not enrolled in E-Verify", "not enrolled in E-Verify", ""],
    ["doesn't use e-verify", "doesn't use e-verify", ""],
    ["java e-verify not required", "e-verify not required", "java"],
    ["no sponsorship, no e-verify java", "no sponsorship, no e-verify", "java"],
    ["not cap exempt", "not cap exempt", ""],
    ["non cap-exempt java", "non cap-exempt", "java"],
    ["no cap exemption", "no cap exemption", ""],
    ["not participating in e-verify", "not participating in e-verify", ""],
    ["o-1 visa", "o-1 visa", ""],
    ["java O-1 holder", "O-1 holder", "java"],
    ["j-1", "j-1", ""],
    ["o1", "o1", ""],
    ["td visa nurse", "td visa", "nurse"],
    ["e-2 visa no sponsorship", "no sponsorship e-2 visa", ""],
    ["h-2b", "h-2b", ""],
  ])("%j has %j and leaves %j", (text, words, rest) => {
    expect(unneededIn(text)).toEqual({ words, rest });
  });

  it.each([
    "sponsorship",
    "h1b sponsorship",
    "companies that do not sponsor",
    "sponsorship not available",
    "no experience sponsorship",
    "not java",
    "visa",
    "visa sponsorship",
    "no visa processing officer",
    "visa inc",
    "e-verify",
    "e-verified employers",
    "piano e-verify",
    "no verify",
    "no e-verification clerk",
    "cap-exempt",
    "TD bank teller",
    "e2 ead",
    "java e2 tests",
    "p1 incident manager",
    "",
  ])("%j has none", (text) => {
    expect(unneededIn(text)).toBeNull();
  });
});
