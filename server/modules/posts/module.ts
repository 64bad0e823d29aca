import type { Parts } from "../base.js";
import type { IndexedPost } from "./post-index.js";
import { PostResolver } from "./post.resolver.js";
import { PostSearch } from "./post.search.js";

/** The search in blog posts. */
export function createPosts({ posts: all }: { posts: readonly IndexedPost[] }) {
  const posts = new PostSearch(all);
  return { posts, parts: { resolvers: [new PostResolver(posts)] } satisfies Parts };
}
