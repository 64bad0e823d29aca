import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const INLINE_MARK = /<!--inline:([\w-]+\.js)-->/g;
/** Vite's own tags: the server names the files of each page itself, from the manifest. */
const OWN_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") [^>]*>(?:<\/script>)?/g;

/**
 * Vite plugin for client/index.html: the shell that the server fills. The scripts of client/inline/ are put in their
 * places, and assets of our own origin need no `crossorigin`.
 * @param language BCP 47
 */
export function pageTemplate(language: string): Plugin {
  let root = "";
  return {
    name: "staffboard:page-template",
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replace(OWN_TAGS, "")
          .replace(/ crossorigin (src|href)=/g, " $1=")
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(INLINE_MARK, (_mark, name: string) => inlineScript(root, name)),
    },
  };
}

/** The script's lines without its comments. */
const inlineScript = (root: string, name: string): string =>
  readFileSync(path.join(root, "inline", name), "utf8")
    .replace(/^\s*\/\/.*\n/gm, "")
    .trim();
