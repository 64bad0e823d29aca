import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";

/** What feed and pictures show of the posts in dist/ssr/blog.json, which the client's server build writes, newest first. */
const blogIndex = z.array(
  z.object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    /** YYYY-MM-DD */
    date: z.iso.date(),
    category: z.string(),
    /** A key of content/en/authors.ts. */
    author: z.string(),
    /** Name of the drawing in scenes/. */
    scene: z.string(),
  }),
);
export type BlogIndex = z.infer<typeof blogIndex>;
export type BlogEntry = BlogIndex[number];

/** @returns null if there is no such file, because the client is not built */
export async function readBlog(file: string): Promise<BlogIndex | null> {
  if (!existsSync(file)) return null;
  return blogIndex.parse(JSON.parse(await readFile(file, "utf8")));
}
