import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { withoutFonts } from "./without-fonts.js";

it("removes fonts, and nothing else", () => {
  const font =
    '@font-face {\n  font-family: "A";\n  src: url("data:font/woff2;base64,d09G/+==");\n}';
  expect(withoutFonts(`.a { color: red }\n${font}\n${font}.b {}`)).toBe(
    ".a { color: red }\n\n.b {}",
  );
});

it("leaves no font in GraphiQL's style sheet", () => {
  const before = readFileSync("node_modules/graphiql/dist/style.css", "utf8");
  const after = withoutFonts(before);
  expect(before).toContain("@font-face");
  expect(after).not.toMatch(/@font-face|data:font/);
  expect(after).toContain(".graphiql-container");
});
