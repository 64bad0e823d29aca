import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { EXPLORER_FOLDER } from "./explorer-folder.js";

const INLINE_MARK = /<!--inline:([\w-]+\.js)-->/g;
/** Vite's own tags: the server instead takes the files of each page from the manifest. */
const OWN_TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") [^>]*>(?:<\/script>)?/g;

/**
 * Vite plugin for client/index.html, the shell that the server fills, and for the explorer's document, which keeps its own files'
 * tags. Inlines the scripts of client/inline/ and removes `crossorigin`, which assets from our own origin do not need.
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
      handler: (html, { path: address }) =>
        (address.startsWith(`/${EXPLORER_FOLDER}/`) ? html : html.replace(OWN_TAGS, ""))
          .replace(/ crossorigin (src|href)=/g, " $1=")
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(INLINE_MARK, (_mark, name: string) => inlineScript(root, name)),
    },
  };
}

/** The script without its comment lines. */
const inlineScript = (root: string, name: string): string =>
  readFileSync(path.join(root, "inline", name), "utf8")
    .replace(/^\s*\/\/.*\n/gm, "")
    .trim();
