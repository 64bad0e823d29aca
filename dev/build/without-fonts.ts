import type { Plugin } from "vite";

const STYLES = /node_modules[\\/](?:graphiql|@graphiql[\\/][\w-]+)[\\/].*\.css$/;
/** Their `src` is a data URL, which has no brace. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Removes the fonts of a style sheet. */
export const withoutFonts = (css: string): string => css.replace(FONT_FACE, "");

/**
 * Vite plugin: GraphiQL's style sheet without its fonts. They are data URLs, 34 of them, which the content security policy
 * refuses, and most of its size.
 */
export const fontsRemoved = (): Plugin => ({
  name: "staffboard:without-fonts",
  enforce: "pre",
  transform: {
    filter: { id: STYLES },
    handler: (code) => ({ code: withoutFonts(code), map: null }),
  },
});
