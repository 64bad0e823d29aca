import { readFile } from "node:fs/promises";
import { fontFiles, includes, type FontFile } from "../fonts/font-files.js";
import type { ShapedFont } from "./shaped-font.js";

/**
 * A letter is drawn by the first of these that has it: Latin, Greek, Cyrillic, and Devanagari letters by the first. The fonts
 * for Chinese, Japanese, and Korean share many letters, in slightly different shapes.
 */
const FAMILIES = [
  "noto-sans",
  "noto-sans-arabic",
  "noto-sans-bengali",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-hebrew",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-thai",
  "noto-sans-sc",
  "noto-sans-tc",
  "noto-sans-jp",
  "noto-sans-kr",
];

const WEIGHTS = { regular: 400, bold: 700 };
export type Weight = keyof typeof WEIGHTS;

/** Space, which also takes the place of joiners, and what other texts are made of that stand for letters without a glyph. */
const ALWAYS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));

/** The fonts of one weight that have the letters of a document. */
export class PdfFonts {
  readonly all: readonly ShapedFont[];
  /** A font of each family, by letter. */
  private readonly found = new Map<string, readonly (ShapedFont | undefined)[]>();

  private constructor(private readonly families: readonly (readonly ShapedFont[])[]) {
    this.all = families.flat();
  }

  /**
   * Reads only the files that have letters of the text, and of those only these letters. Each file has the weights from thin
   * to black; HarfBuzz takes out one.
   */
  static async open(weight: Weight, text: string): Promise<PdfFonts> {
    const families: ShapedFont[][] = [];
    let wanted = [...new Set([...ALWAYS, ...text])].filter((letter) => letter !== "\n");
    for (const family of FAMILIES) {
      const missing = lackedBy(families.flat(), wanted);
      if (missing.length === 0) break;
      const files = fontFiles(family);
      if (!files.some(({ has }) => missing.some((letter) => includes(has, letter)))) continue;
      families.push(await openFamily(family, files, weight, wanted));
      // Other fonts have letters of the first, too, but never to draw them.
      if (families.length === 1) wanted = lackedBy(families.flat(), missing);
    }
    return new PdfFonts(families);
  }

  /** @param letter with its marks */
  has(letter: string): boolean {
    return this.fontsOf(letter).some(Boolean);
  }

  /**
   * A font for each letter of a word; undefined where none has it. Letters that the first family lacks are of one other
   * family, if possible, so that they match. @param letters with their marks
   */
  fontsFor(letters: readonly string[]): (ShapedFont | undefined)[] {
    const choices = letters.map((letter) => this.fontsOf(letter));
    const rest = choices.filter(([first]) => !first);
    const best = this.families.findIndex((_, family) => rest.every((fonts) => fonts[family]));
    return choices.map((fonts) => fonts[0] ?? fonts[best] ?? fonts.find(Boolean));
  }

  private fontsOf(letter: string): readonly (ShapedFont | undefined)[] {
    const found = this.found.get(letter) ?? this.families.map((fonts) => fontIn(fonts, letter));
    this.found.set(letter, found);
    return found;
  }
}

const fontIn = (fonts: readonly ShapedFont[], letter: string): ShapedFont | undefined =>
  fonts.find((font) => font.hasAll(letter));

const lackedBy = (fonts: readonly ShapedFont[], letters: readonly string[]): string[] =>
  letters.filter((letter) => !fontIn(fonts, letter));

async function openFamily(
  family: string,
  files: readonly FontFile[],
  weight: Weight,
  wanted: readonly string[],
): Promise<ShapedFont[]> {
  // Loaded with the first document: no start of the site should wait for it.
  const [{ default: subsetFont }, { ShapedFont: Shaped }] = await Promise.all([
    import("subset-font"),
    import("./shaped-font.js"),
  ]);
  const used = files.filter(({ has }) => wanted.some((letter) => includes(has, letter)));
  // Vowel signs around a consonant are drawn as their parts.
  const parts = wanted.flatMap((letter) => [
    ...letter.normalize("NFD"),
    ...letter.normalize("NFKD"),
  ]);
  return Promise.all(
    used.map(async ({ part, has, path }) => {
      const own = [...wanted, ...parts].filter((letter) => includes(has, letter));
      const bytes = await subsetFont(await readFile(path()), [" ", ...own].join(""), {
        targetFormat: "truetype",
        variationAxes: { wght: WEIGHTS[weight] },
        noHinting: true,
      });
      return new Shaped(bytes, `${family}-${part}-${weight}`, own);
    }),
  );
}
