import type { Plugin } from "vite";

const HEAD_MARK = "<!--app-head-->";

/**
 * Vite plugin for client/index.html: the server's head goes behind Vite's own tags, so that a page's
 * styles come after the ones they build upon; and assets of our own origin need no `crossorigin`,
 * which would make the server's preloads look like other files.
 */
export function pageTemplate(): Plugin {
  return {
    name: "staffboard:page-template",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replace(HEAD_MARK, "")
          .replace("</head>", () => `  ${HEAD_MARK}\n  </head>`)
          .replace(/ crossorigin (src|href)=/g, " $1="),
    },
  };
}
