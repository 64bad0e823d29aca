import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { shortClassNames } from "./class-names.js";

const CARD = ".card { color: red } .card:hover > .title {} @keyframes turn {} .title {}";
const SHEETS = 200;
let folder: string;
const sheet = (n: number) => path.join(folder, `parts/Part${n}.module.css`);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "class-names-"));
  mkdirSync(path.join(folder, "parts"));
  for (let n = 0; n < SHEETS; n += 1) writeFileSync(sheet(n), CARD);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("gives each class of each sheet a name of its own, short and unlike a global one", () => {
  const nameOf = shortClassNames(folder);
  const names = Array.from({ length: SHEETS }, (_, n) =>
    ["card", "title", "turn"].map((name) => nameOf(name, sheet(n), CARD)),
  ).flat();
  expect(new Set(names).size).toBe(3 * SHEETS);
  expect(names.filter((name) => !/^[A-Z][A-Za-z]{1,3}\d$/.test(name))).toEqual([]);
});

it("gives both builds the same names, in whatever order they ask", () => {
  const [one, other] = [shortClassNames(folder), shortClassNames(folder)];
  const title = one("title", sheet(7), CARD);
  other("card", sheet(9), CARD);
  expect(other("title", `${sheet(7)}?used`, CARD)).toBe(title);
});

it("gives a copy of a sheet names of its own", () => {
  const nameOf = shortClassNames(folder);
  const own = nameOf("title", `${sheet(7)}?own`, CARD);
  expect(own).not.toBe(nameOf("title", sheet(7), CARD));
  expect(own).toMatch(/^[A-Z][A-Za-z]{1,3}\d-$/);
});

it("refuses a class that the sheet does not have", () => {
  expect(() => shortClassNames(folder)("foot", sheet(1), CARD)).toThrow("has no class foot");
  expect(() => shortClassNames(folder)("card", path.join(folder, "Other.css"), CARD)).toThrow();
});
