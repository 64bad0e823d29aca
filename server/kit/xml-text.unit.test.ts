import { expect, it } from "@jest/globals";
import { xmlText } from "./xml-text.js";

it("escapes markup", () => {
  expect(xmlText(`<a href="x">R&D</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;R&amp;D&lt;/a&gt;");
});

it("leaves out what XML 1.0 forbids, and nothing else", () => {
  expect(xmlText("a\u0000\u0001\u000B\u001F\uFFFE\uFFFF\uD800b")).toBe("ab");
  const allowed = "\t\n\r é \u0085 \uD7FF\uE000\uFFFD \u{1F600} \u{10FFFF}";
  expect(xmlText(allowed)).toBe(allowed);
});
