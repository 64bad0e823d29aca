import { authors } from "#content/authors";
import type { PostCategory, PostMeta } from "../../../content/content-types";
import { postCategories } from "#content/posts";

const MAX_QUERY_LENGTH = 100;

/** The list's filter, as kept in the URL. */
export interface PostSearch {
  /** Trimmed; empty if there is no search. */
  query: string;
  category: PostCategory | null;
}

const isCategory = (value: string): value is PostCategory => Object.hasOwn(postCategories, value);

/** Ignores an unknown category: a mistyped URL should not look like an empty blog. */
export function readPostSearch(params: URLSearchParams): PostSearch {
  const category = params.get("category") ?? "";
  return {
    query: (params.get("query") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    category: isCategory(category) ? category : null,
  };
}

/** Keeps only letters and digits, so that "H1B" finds "H-1B" and "w2" finds "W-2". */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, "");

const searchable = ({ title, description, category, author }: PostMeta): string =>
  plain([title, description, postCategories[category], authors[author]?.name].join(" "));

/** Posts in the category that contain every word of the query, in the given order. */
export function findPosts(posts: readonly PostMeta[], { query, category }: PostSearch): PostMeta[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return posts.filter(
    (post) =>
      (category === null || post.category === category) &&
      words.every((word) => searchable(post).includes(word)),
  );
}

const RELATED = 3;

/** Related posts: the same category first, then the newest of the others. */
export function relatedPosts(posts: readonly PostMeta[], to: PostMeta): PostMeta[] {
  const others = posts.filter(({ slug }) => slug !== to.slug);
  const near = others.filter(({ category }) => category === to.category);
  const far = others.filter(({ category }) => category !== to.category);
  return [...near, ...far].slice(0, RELATED);
}
