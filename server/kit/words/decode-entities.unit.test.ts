import { expect, it } from "@jest/globals";
import escapeHtml from "escape-html";
import { decodeEntities } from "./decode-entities.js";

it("turns back what escape-html wrote", () => {
  const text = `<b>R&D</b> "don't" &amp; &#39;`;
  expect(escapeHtml(text)).not.toContain("<");
  expect(decodeEntities(escapeHtml(text))).toBe(text);
});

it("reads a space that keeps words on a line as a plain one, and leaves other entities", () => {
  expect(decodeEntities("US&nbsp;citizen &euro; &#x27; &toString; R&D;")).toBe(
    "US citizen &euro; &#x27; &toString; R&D;",
  );
});
