import { readFile } from "node:fs/promises";
import { z } from "zod";

/** A post in dist/ssr/blog.json, the search index that the client build writes, newest first. */
const indexedPost = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** The author's name in lower case, with hyphens. */
  author: z.string(),
  sections: z.array(
    z.object({
      /** Id of the heading, for links; empty for the text above the first heading. */
      id: z.string(),
      heading: z.string(),
      /** Plain text, without Markdown. */
      text: z.string(),
    }),
  ),
});

export type IndexedPost = z.infer<typeof indexedPost>;
export type IndexedSection = IndexedPost["sections"][number];

/** @returns the posts of the built client; an empty list if it is not built */
export async function readPostIndex(file: string): Promise<IndexedPost[]> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return z.array(indexedPost).parse(JSON.parse(text));
}
