import type { Plugin } from "vite";

const MARK = "?own";
const bare = (id: string): string => id.split("?")[0] ?? id;

interface OwnCopiesOptions {
  /** The part's first file; matched against paths with forward slashes. */
  part: RegExp;
  /** What it gets copies of. None may keep anything between calls: the copy would not know of it. */
  copied: RegExp;
}

/**
 * Vite plugin: gives a part of the site its own copies of small modules that other parts need, too, so that it is built into one
 * script and one style sheet (docs/decisions/0038). Without it, each module that a different set of pages shares is a file.
 */
export const ownCopies = ({ part, copied }: OwnCopiesOptions): Plugin => ({
  name: "staffboard:own-copies",
  enforce: "pre",
  apply: "build",
  async resolveId(source, importer, options) {
    if (importer === undefined || !(importer.endsWith(MARK) || part.test(importer))) return null;
    const resolved = await this.resolve(source, bare(importer), { ...options, skipSelf: true });
    if (resolved === null || resolved.external !== false || !copied.test(resolved.id))
      return resolved;
    return { ...resolved, id: bare(resolved.id) + MARK };
  },
});
