import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";
/** In characters. The hint costs more than it saves in smaller ones; larger ones, like the text editor, have much that no one may call. */
const LENGTHS = { min: 15_000, max: 50_000 };

/** @param name of the script's group in vite.config.ts, or of its page */
export const withHint = (name: string, code: string): string =>
  name === "vendor" || (code.length >= LENGTHS.min && code.length <= LENGTHS.max)
    ? HINT + code
    : code;

/**
 * Vite plugin: has browsers compile scripts whole, beside the page's thread, while they load. Otherwise, each function is read a second
 * time and compiled when it is first called: 40 ms of the page's thread, four times that on a phone. Chromium knows the hint.
 */
export const compileEarly = (): Plugin => ({
  name: "staffboard:compile-early",
  apply: "build",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") output.code = withHint(output.name, output.code);
    }
  },
});
