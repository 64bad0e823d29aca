import { SHORT_NAME, withUnbrokenNames } from "#site/short-names";

test.each([
  "H-1B",
  "H-1B1",
  "I-9",
  "I-983",
  "F-1",
  "EB-2",
  "L-1A",
  "E-Verify",
  "C2C/W2",
  "W2/1099/C2C",
  "F-1/OPT",
  "EB-2/EB-3",
  "CI/CD",
])("%s stays in one line", (name) => {
  expect(SHORT_NAME.exec(`We take ${name}, too.`)?.[0]).toBe(name);
});

test.each(["full-time", "on-site", "2026-11-22", "JOB-1001", "and/or", "Send-Off", "H-Bridge"])(
  "%s may wrap",
  (word) => {
    expect(`See ${word}.`).not.toMatch(SHORT_NAME);
  },
);

describe("in HTML", () => {
  test("only the text gets new elements, and its characters stay", () => {
    const html =
      '<p>No H-1B &amp; no <a href="https://x.example/F-1?a>b=I-9" rel="noopener nofollow">C2C/W2</a></p>';
    const shown = withUnbrokenNames(html);
    expect(shown).toBe(
      '<p>No <span class="unbroken">H-1B</span> &amp; no <a href="https://x.example/F-1?a>b=I-9" rel="noopener nofollow"><span class="unbroken">C2C/W2</span></a></p>',
    );
    expect(shown.replaceAll(/<span class="unbroken">|<\/span>/g, "")).toBe(html);
  });
});
