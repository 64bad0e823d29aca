import { describe, expect, it } from "@jest/globals";
import { otherNumber, singular } from "./word-forms.js";

describe("the other number of a word", () => {
  it.each([
    ["nurse", "nurses"],
    ["company", "companies"],
    ["day", "days"],
    ["box", "boxes"],
    ["church", "churches"],
    ["wish", "wishes"],
    ["glass", "glasses"],
    ["status", "statuses"],
    ["rig", "rigs"],
  ])("%s: %s", (word, other) => {
    expect(otherNumber(word)).toBe(other);
  });

  it.each([
    ["nurses", "nurse"],
    ["companies", "company"],
    ["days", "day"],
    ["boxes", "box"],
    ["churches", "church"],
    ["wishes", "wish"],
    ["glasses", "glass"],
    ["warehouses", "warehouse"],
  ])("%s: %s", (word, other) => {
    expect([otherNumber(word), singular(word)]).toEqual([other, other]);
  });

  it.each(["go", "c++", "h1b", "3ds", "Nurses", "node.js", "été", ""])("%j has none", (word) => {
    expect([otherNumber(word), singular(word)]).toEqual([null, null]);
  });

  it.each(["nurse", "glass", "status", "analysis", "aws"])("%s is no plural", (word) => {
    expect(singular(word)).toBeNull();
  });
});
