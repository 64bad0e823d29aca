import type { Plugin } from "vite";

const VARIABLES_FILE = /@mantine\/core\/styles\/default-css-variables\.css$/;

/** Mantine's stock colours that the site's theme does not use. */
const UNUSED_COLOR =
  /^\s*--mantine-color-(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[^;]*;$/gm;

/** Vite plugin: the variables of Mantine's stock colours are half of its style sheet; they stay out. */
export function leanMantine(): Plugin {
  return {
    name: "staffboard:lean-mantine",
    enforce: "pre",
    transform: {
      filter: { id: VARIABLES_FILE },
      handler: (css) => css.replace(UNUSED_COLOR, ""),
    },
  };
}
