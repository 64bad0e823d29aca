import { SHORT_NAME } from "#site/short-names";
import { PIECES } from "../../components/ui/Unbroken";
import { unbrokenHtml } from "./unbroken-html";

test("only the text gets new elements, and its characters stay", () => {
  const html =
    '<p>No H-1B &amp; no <a href="https://x.example/F-1?a>b=I-9" rel="noopener nofollow">C2C/W2</a> for 6 months</p>';
  const shown = unbrokenHtml(html);
  expect(shown).toBe(
    '<p>No <span class=unbroken>H-1B</span> &amp; no <a href="https://x.example/F-1?a>b=I-9" rel="noopener nofollow"><span class=unbroken>C2C/W2</span></a> for <span class=unbroken>6 months</span></p>',
  );
  expect(shown.replaceAll(/<span class=unbroken>|<\/span>/g, "")).toBe(html);
});

test("the names that posts keep in one line are among the pieces", () => {
  expect(PIECES.source).toContain(SHORT_NAME.source);
});
