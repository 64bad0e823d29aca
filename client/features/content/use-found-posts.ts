import type { PostMeta } from "../../../content/content-types";
import type { PostCard_PlaceFragment } from "./PostCard.generated";
import { usePostMatchesQuery } from "./PostMatches.generated";
import { findPosts, type PostSearch } from "./post-search";

export interface FoundPost {
  post: PostMeta;
  /** Where in its text the words stand; null when the card says them. */
  place: PostCard_PlaceFragment | null;
}

interface FoundPosts {
  found: FoundPost[];
  /** The texts are being searched; what is found by its title is there already. */
  searching: boolean;
  /** The texts could not be searched. */
  failed: boolean;
}

/**
 * Posts of a search: their cards are searched here, their texts on the server, as nobody should load ten posts to find
 * one. What only the cards say, e.g. a category's name, comes last.
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
