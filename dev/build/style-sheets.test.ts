import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

const CLIENT = path.resolve("client");
const textsOf = (kind: RegExp): string =>
  readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(CLIENT, file), "utf8"))
    .join("\n");
const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

/** The kit of the desk brings its own, and so does GraphiQL. */
const OF_KIT = /^--(?:mantine|px)-/;

// A browser drops a declaration with an unknown property silently: a box then has no background.
test("style sheets use only custom properties that something sets", () => {
  const used = namesIn(textsOf(/\.css$/), /var\((--[\w-]+)/g);
  const set = namesIn(textsOf(/\.(?:css|tsx?)$/), /(--[\w-]+)["'\]]*\s*:/g);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !set.has(name) && !OF_KIT.test(name))).toEqual([]);
});

// A ch is 5 to 10 percent narrower in the fallback fonts, so lines would break elsewhere once the fonts have loaded.
test("style sheets measure boxes of text in em, not in ch", () => {
  const sizes =
    textsOf(/\.css$/).match(/(?<![-(\w])(?:max-|min-)?(?:width|inline-size):[^;{}]+;/g) ?? [];
  expect(sizes.filter((size) => /[\d.]em\b/.test(size)).length).toBeGreaterThan(20);
  expect(sizes.filter((size) => /[\d.]ch\b/.test(size))).toEqual([]);
});
