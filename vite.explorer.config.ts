import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { EXPLORER_FOLDER } from "./dev/build/explorer-folder.js";
import { pageTemplate } from "./dev/build/page-template.js";
import { precompress } from "./dev/build/precompress.js";
import { pseudoLanguage } from "./dev/build/pseudo-language.js";
import { siteLanguage } from "./dev/build/site-language.js";
import { fontsRemoved } from "./dev/build/without-fonts.js";

const NO_STYLE_TAGS = fileURLToPath(new URL("client/explorer/no-style-tags.ts", import.meta.url));

/**
 * `vite build --config vite.explorer.config.ts` adds the API's explorer to dist/client, after the rest. A build of its own, so that no
 * other page shares a file with it: the packages that both need, such as graphql, would come to all pages with the parts that
 * only the explorer uses.
 */
export default defineConfig({
  root: "client",
  base: "/assets/",
  publicDir: false,
  resolve: {
    alias: { "react-style-singleton": NO_STYLE_TAGS },
    conditions: [`language-${siteLanguage}`, ...defaultClientConditions],
  },
  plugins: [
    ...(siteLanguage === "pseudo" ? [pseudoLanguage()] : []),
    react(),
    fontsRemoved(),
    pageTemplate(siteLanguage),
    precompress(EXPLORER_FOLDER),
  ],
  build: {
    outDir: "../dist/client/assets",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rollupOptions: {
      input: `client/${EXPLORER_FOLDER}/index.html`,
      output: {
        // All of it is needed at once.
        codeSplitting: false,
        entryFileNames: `${EXPLORER_FOLDER}/[hash:7].js`,
        assetFileNames: `${EXPLORER_FOLDER}/[hash:7][extname]`,
      },
    },
  },
});
