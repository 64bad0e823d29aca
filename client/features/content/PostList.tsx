import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import type { PostMeta } from "../../content/content-types";
import { paths } from "../../lib/paths";
import { PostCard } from "./PostCard";
import classes from "./PostList.module.css";
import { findPosts, type PostSearch } from "./post-search";

const countText = (count: number): string => (count === 1 ? "1 note" : `${count} notes`);

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
        {countText(found.length)}
        {search.query !== "" && ` for “${search.query}”`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="No notes found"
          actions={<LinkButton to={paths.blog}>Show all notes</LinkButton>}
        >
          Try fewer words, or another category.
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
