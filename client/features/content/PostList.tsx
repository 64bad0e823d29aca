import { postTexts } from "#texts/posts";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import type { PostMeta } from "../../content/content-types";
import { paths } from "../../lib/paths";
import { PostCard } from "./PostCard";
import classes from "./PostList.module.css";
import { findPosts, type PostSearch } from "./post-search";

interface PostListProps {
  /** Newest first. */
  posts: readonly PostMeta[];
  search: PostSearch;
}

/** The posts that match, the newest of all in a larger card. */
export function PostList({ posts, search }: PostListProps) {
  const found = findPosts(posts, search);
  const filtered = search.query !== "" || search.category !== null;
  return (
    <>
      <p role="status" className={classes.count}>
        {search.query === ""
          ? postTexts.count(found.length)
          : postTexts.countFor(found.length, search.query)}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={postTexts.noneFound}
          actions={<LinkButton to={paths.blog}>{postTexts.showAll}</LinkButton>}
        >
          {postTexts.noneFoundText}
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {found.map((post, index) => {
            const wide = !filtered && index === 0;
            return (
              <li key={post.slug} className={wide ? classes.wide : undefined}>
                <PostCard post={post} wide={wide} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
