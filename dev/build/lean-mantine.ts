import type { Plugin } from "vite";
import { UNUSED_COLOR } from "../../client/app/unused-colors.js";

const VARIABLES_FILE = /@mantine\/core\/styles\/default-css-variables\.css$/;

/** Parts of its provider that write style elements; the server has written them (client/app/theme-styles.tsx). */
const STYLE_WRITERS = /@mantine\/core\/esm\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

/** @throws Error when it is rendered after all: App.tsx switches these parts off */
const leftOut = (name: string): string =>
  `export const ${name} = () => { throw new Error("${name} is left out by lean-mantine"); };`;

/** Vite plugin for the browser's build: what the site does not use of Mantine stays out, 2 kB of style and 3 of script. */
export function leanMantine(): Plugin {
  return {
    name: "staffboard:lean-mantine",
    enforce: "pre",
    load: {
      filter: { id: STYLE_WRITERS },
      handler: (id) => leftOut(STYLE_WRITERS.exec(id)?.[1] ?? ""),
    },
    transform: {
      filter: { id: VARIABLES_FILE },
      handler: (css) => css.replace(UNUSED_COLOR, ""),
    },
  };
}
