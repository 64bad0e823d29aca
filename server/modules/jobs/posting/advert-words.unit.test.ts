import { describe, expect, it } from "@jest/globals";
import { sentencesOf, sentencesOfHtml } from "./advert-words.js";

describe("the sentences of an advertisement", () => {
  it("end with a mark, a line, or a bullet, and are never empty", () => {
    expect(sentencesOf("One. Two!\nThree • four | five; six: seven... eight?!")).toEqual(
      "one two three four five six seven eight".split(" "),
    );
    expect(sentencesOf(" … \n")).toEqual([]);
  });

  it("end with a paragraph or an entry of a list", () => {
    expect(sentencesOfHtml("<p>One</p><ul><li>Two <b>and</b> three</li></ul>Four<br>Five")).toEqual(
      ["one", "two and three", "four", "five"],
    );
  });

  it.each([
    ["Résumé", "resume"],
    ["o\u200bp\u00adt", "opt"],
    ["оnlу", "only"],
    ["men’s", "men's"],
    ["entry–level", "entry level"],
    ["C++, C#, 50% & $9", "c++ c# 50% $9"],
  ])("have plain letters: %j is %j", (text, words) => {
    expect(sentencesOf(text)).toEqual([words]);
  });

  it.each([
    ["U.S. citizens", "uscitizen"],
    ["O-P-T or o p t", "opt or opt"],
    ["H-1B, H1-B, and h 1 b", "h1b h1b and h1b"],
    ["opt out of 401k", "choose of 401k"],
    ["CPT codes", "billing codes"],
    ["U.S. citizenship", "uscitizen status"],
    ["Citizenship: US", "uscitizen"],
    ["Citizenship · US", "uscitizen"],
    ["Citizenship (required) | United States", "uscitizen"],
    ["w/o OPT, w/ 401k, excl. CPT", "without opt with 401k excluding cpt"],
  ])("have one spelling for each name: %j is %j", (text, words) => {
    expect(sentencesOf(text)).toEqual([words]);
  });

  it.each([
    ["thirty-five to forty", "35 to 40"],
    ["Under twenty one", "under 21"],
    ["in their thirties", "in their thirties"],
  ])("have digits for what may be an age: %j is %j", (text, words) => {
    expect(sentencesOf(text)).toEqual([words]);
  });

  it.each([
    ["<b>Skills</b>No OPT", "skills no opt"],
    ["<sup>1</sup>Only H-1B", "1 only h1b"],
    ["H1Bs and 2 OPTs", "h1b and 2 opt"],
  ])("have words apart that run together: %j is %j", (html, words) => {
    expect(sentencesOfHtml(html)).toEqual([words]);
  });

  it("go on after the colon of an exception", () => {
    expect(sentencesOf("Any visa [except: OPT]")).toEqual(["any visa except opt"]);
    expect(sentencesOf("No exceptions: apply")).toEqual(["no exceptions", "apply"]);
  });

  it.each([
    ["0nly", "only"],
    ["00nly", "oonly"],
    ["n00", "noo"],
    ["on1y", "only"],
    ["pub1ic", "public"],
  ])("have letters for the numbers that hide them: %s is %s", (word, plain) => {
    expect(sentencesOf(word)).toEqual([plain]);
  });

  it.each(["100k", "4k0", "k04", "a1b", "9on1y", "on1y9", "007"])("keep %s", (word) => {
    expect(sentencesOf(word)).toEqual([word]);
  });

  it("have words of at most 40 characters", () => {
    expect(sentencesOf("x".repeat(41))).toEqual(["x".repeat(40)]);
  });
});
