import { createRequire } from "node:module";
import { z } from "zod";

/** Resolves files of installed packages. */
const packages = createRequire(import.meta.url);

export type CodePoints = readonly [first: number, last: number];

/** A part of a font that has some of its characters, in every weight. */
export interface FontFile {
  /** "latin", "cyrillic"; a number for some of the Chinese, Japanese, and Korean fonts' characters */
  part: string;
  has: readonly CodePoints[];
  path: () => string;
}

/** @param text a CSS unicode-range: "U+0460-052F,U+20B4" */
const codePointsIn = (text: string): CodePoints[] =>
  text.split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [parseInt(first, 16), parseInt(last, 16)];
  });

const parts = z.record(z.string(), z.string().transform(codePointsIn));

/** The files of a font of @fontsource-variable. @param font "inter", "noto-sans" */
export function fontFiles(font: string): FontFile[] {
  const folder = `@fontsource-variable/${font}`;
  return Object.entries(parts.parse(packages(`${folder}/unicode.json`))).map(([name, has]) => {
    const part = name.replace(/[[\]]/g, "");
    const path = () => packages.resolve(`${folder}/files/${font}-${part}-wght-normal.woff2`);
    return { part, has, path };
  });
}

export const includes = (ranges: readonly CodePoints[], character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};
