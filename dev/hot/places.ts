import { existsSync } from "node:fs";
import path from "node:path";

/** The project's folder. This file is built to dist/node/dev/hot; tests run the source. */
export const ROOT = projectAbove(import.meta.dirname);
/** The folder of the built server. */
export const BUILT = path.join(ROOT, "dist/node");
/** The site's part of it. */
export const SERVER = path.join(BUILT, "server");
/** Records the sources of the last `npm run build:node` (dev/build-state.mjs). */
export const BUILD_STAMP = path.join(ROOT, "dist/.staffboard-server");
/** The index of blog posts that the server reads; rebuilt when a post changes. */
export const BLOG_INDEX = path.join(ROOT, "dist/hot/blog.json");
export const PUBLIC_FOLDER = path.join(ROOT, "client/public");

function projectAbove(folder: string): string {
  if (existsSync(path.join(folder, "package-lock.json"))) return folder;
  return projectAbove(path.dirname(folder));
}

/** @returns the path relative to the project's folder, with "/" */
export const nameOf = (file: string): string => path.relative(ROOT, file).split(path.sep).join("/");

/** @param name as returned by `nameOf` @returns the name of the file that it is built to, below the folder of the build */
export const builtName = (name: string): string => name.replace(/\.ts$/, ".js");

/** @param name as returned by `nameOf` @returns the file that it is built to */
export const builtFile = (name: string): string => path.join(BUILT, builtName(name));
