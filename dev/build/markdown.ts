import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { compilePost, contentModule, postSections } from "./markdown-content.js";

const CONTENT_FILE = /\.(?:post|page|questions)\.md(\?meta)?$/;

/**
 * Vite plugin: Markdown with front matter becomes a module with its metadata (`meta`) and its HTML (`body`);
 * with `?meta`, with the metadata only, and of a page only what lists of pages show.
 */
export function markdown(): Plugin {
  return {
    name: "staffboard:markdown",
    enforce: "pre",
    async load(id) {
      const match = CONTENT_FILE.exec(id);
      if (match === null) return null;
      const file = id.replace(/\?meta$/, "");
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      return { code: contentModule(source, file, match[1] !== undefined), moduleType: "js" };
    },
  };
}

/** The posts in a folder, in the form that the server reads (modules/posts), newest first. */
export async function readBlogIndex(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".post.md"));
  const posts = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(folder, file), "utf8");
      const { meta } = compilePost(source, file);
      const { slug, title, description, date, category, author, scene } = meta;
      const sections = postSections(source, file);
      return { slug, title, description, date, category, author, scene, sections };
    }),
  );
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/**
 * Vite plugin for the server's build: writes blog.json, which the server uses for the feed and the search in posts.
 * @param language the folder below content/ that holds the posts
 */
export function blogIndex(language: string): Plugin {
  let folder = "";
  return {
    name: "staffboard:blog-index",
    apply: "build",
    configResolved(config) {
      folder = path.join(config.root, "../content", language, "posts");
    },
    async generateBundle() {
      const source = JSON.stringify(await readBlogIndex(folder));
      this.emitFile({ type: "asset", fileName: "blog.json", source });
    },
  };
}
