import { expect, it } from "@jest/globals";
import escapeHtml from "escape-html";
import { decodeEntities } from "./decode-entities.js";

it("turns back what escape-html wrote", () => {
  const text = `<b>R&D</b> "don't" &amp; &#39;`;
  expect(escapeHtml(text)).not.toContain("<");
  expect(decodeEntities(escapeHtml(text))).toBe(text);
});

it("turns a no-break space into a plain space, and leaves other entities as they are", () => {
  expect(decodeEntities("US&nbsp;citizen &euro; &#x27; &toString; R&D;")).toBe(
    "US citizen &euro; &#x27; &toString; R&D;",
  );
});
