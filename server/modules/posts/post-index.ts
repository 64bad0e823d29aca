import { readFile } from "node:fs/promises";
import { z } from "zod";

/** A post as its search reads it, from what the client's build leaves: dist/ssr/blog.json, newest first. */
const indexedPost = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Key of who wrote it, their name with hyphens. */
  author: z.string(),
  sections: z.array(
    z.object({
      /** Of its heading, as a link to it names it; empty for what stands above the first. */
      id: z.string(),
      heading: z.string(),
      /** Without marks. */
      text: z.string(),
    }),
  ),
});

export type IndexedPost = z.infer<typeof indexedPost>;
export type IndexedSection = IndexedPost["sections"][number];

/** @returns the posts that the client was built with; none when it is not built */
export async function readPostIndex(file: string): Promise<IndexedPost[]> {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return z.array(indexedPost).parse(JSON.parse(text));
}
