import { readFile } from "node:fs/promises";
import type { FontDetails } from "@takumi-rs/core";
import { fontFiles, includes } from "../../../kit/fonts/font-files.js";

/** The site's fonts by their names in picture-style.ts. */
const FAMILIES = { Inter: "inter", Bricolage: "bricolage-grotesque" };
export const DEFAULT_FAMILY = "Inter" satisfies keyof typeof FAMILIES;

export const loadFonts = (): Promise<FontDetails[]> =>
  Promise.all(
    Object.entries(FAMILIES).flatMap(([name, font]) =>
      fontFiles(font).map(async ({ has, path }) => ({
        name,
        unicodeRange: has.map(([first, last]): [number, number] => [first, last]),
        data: await readFile(path()),
      })),
    ),
  );

const drawn = fontFiles(FAMILIES[DEFAULT_FAMILY]).flatMap(({ has }) => has);

/** Without these, hostile text cannot turn the order of letters around. */
const CONTROLS = /\p{C}/u;

/** The text on one line, without characters that no font of ours contains: emoji, for example, would become empty boxes. */
export const printable = (text: string): string =>
  Array.from(text.replace(/\s/g, " "))
    .filter((character) => includes(drawn, character) && !CONTROLS.test(character))
    .join("")
    .replace(/ +/g, " ")
    .trim();
