import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FontDetails } from "@takumi-rs/core";
import { z } from "zod";

/** Resolves files of installed packages. */
const packages = createRequire(import.meta.url);

/** The site's fonts by their names in picture-style.ts. */
const FAMILIES = { Inter: "inter", Bricolage: "bricolage-grotesque" };
export const DEFAULT_FAMILY = "Inter" satisfies keyof typeof FAMILIES;

type Range = [first: number, last: number];

/** @param text a CSS unicode-range: "U+0460-052F,U+20B4" */
const readRanges = (text: string): Range[] =>
  text.split(",").map((part) => {
    const [first = "", last = first] = part.replace("U+", "").split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });

const subsets = z.record(z.string(), z.string().transform(readRanges));

/** The characters of each file of a font, by subset: "latin", "cyrillic", … */
const subsetsOf = (font: string): Record<string, Range[]> =>
  subsets.parse(packages(`@fontsource-variable/${font}/unicode.json`));

export const loadFonts = (): Promise<FontDetails[]> =>
  Promise.all(
    Object.entries(FAMILIES).flatMap(([name, font]) =>
      Object.entries(subsetsOf(font)).map(async ([subset, unicodeRange]) => {
        const file = `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`;
        return { name, unicodeRange, data: await readFile(packages.resolve(file)) };
      }),
    ),
  );

const drawn = Object.values(subsetsOf(FAMILIES[DEFAULT_FAMILY])).flat();
const isDrawn = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return drawn.some(([first, last]) => code >= first && code <= last);
};

/** Without these, hostile text cannot turn the order of letters around. */
const CONTROLS = /\p{C}/u;

/** The text on one line, without characters that no font of ours contains: emoji, for example, would become empty boxes. */
export const printable = (text: string): string =>
  Array.from(text.replace(/\s/g, " "))
    .filter((character) => isDrawn(character) && !CONTROLS.test(character))
    .join("")
    .replace(/ +/g, " ")
    .trim();
