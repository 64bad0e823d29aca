import type { PostMeta } from "../../../content/content-types";
import type { PostCard_PlaceFragment } from "./PostCard.generated";
import { usePostMatchesQuery } from "./PostMatches.generated";
import { findPosts, type PostSearch } from "./post-search";

export interface FoundPost {
  post: PostMeta;
  /** The section of the post that matches; null if only its card does. */
  place: PostCard_PlaceFragment | null;
}

interface FoundPosts {
  found: FoundPost[];
  /** The posts' texts are being searched; matches in cards are already in `found`. */
  searching: boolean;
  /** The posts' texts could not be searched. */
  failed: boolean;
}

/**
 * Searches posts: cards are searched here, texts on the server, so that the browser need not load every post. Posts
 * that match only by their card, e.g. by category, come last.
 */
export function useFoundPosts(posts: readonly PostMeta[], search: PostSearch): FoundPosts {
  const { query, category } = search;
  const { data, error } = usePostMatchesQuery({ variables: { query }, skip: query === "" });
  const byCard = findPosts(posts, search).map((post) => ({ post, place: null }));
  const searching = query !== "" && data === undefined && error === undefined;
  if (data === undefined) return { found: byCard, searching, failed: error !== undefined };
  const byText = data.searchPosts.flatMap(({ slug, place }) => {
    const post = posts.find((one) => one.slug === slug);
    const isShown = post !== undefined && (category === null || post.category === category);
    return isShown ? [{ post, place }] : [];
  });
  const rest = byCard.filter(({ post }) => !byText.some((found) => found.post === post));
  return { found: [...byText, ...rest], searching, failed: false };
}
