import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const PREFIX = "\0pseudo:";
const CATALOG = /^#(?:texts|content)\/(?!.*\.md$)/;
const MARKDOWN = /\.(?:post|page|questions)\.md(?:\?meta)?$/;
const EXPORTED = /^export (?:const|function) (\w+)/gm;
const ACCENTS = path.join(import.meta.dirname, "pseudo-accents.ts");

const names = (source: string): string[] =>
  [...source.matchAll(EXPORTED)].map(([, name = ""]) => name);

const accented = (exported: string[], from: string): string =>
  [
    `import * as original from ${JSON.stringify(from)};`,
    `import { accent } from ${JSON.stringify(ACCENTS)};`,
    ...exported.map((name) => `export const ${name} = accent(original.${name});`),
  ].join("\n");

/**
 * Vite plugin: a pseudo-language, English with an accent on every letter (SITE_LANGUAGE=pseudo). Letters without an
 * accent on its pages come from texts outside content/<language>, which translators would never see.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: "staffboard:pseudo-language",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const wanted = CATALOG.test(source) || MARKDOWN.test(source);
      if (!wanted || importer?.startsWith(PREFIX)) return null;
      const file = await this.resolve(source, importer, { ...options, skipSelf: true });
      return file && PREFIX + file.id;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      if (file.endsWith("?meta")) return accented(["meta"], file);
      if (MARKDOWN.test(file)) return accented(["meta", "body"], file);
      return accented(names(await readFile(file, "utf8")), file);
    },
  };
}
