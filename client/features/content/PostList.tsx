import { commonTexts } from "#texts/common";
import { postTexts } from "#texts/posts";
import { EmptyState } from "../../components/ui/EmptyState";
import { LinkButton } from "../../components/ui/LinkButton";
import type { PostMeta } from "../../../content/content-types";
import { paths } from "#site/paths";
import { PostCard } from "./PostCard";
import classes from "./PostList.module.css";
import type { PostSearch } from "./post-search";
import { useFoundPosts } from "./use-found-posts";

interface PostListProps {
  /** Newest first. */
  posts: readonly PostMeta[];
  search: PostSearch;
}

/** The matching posts, best match first. In the full list, the newest post gets a larger card. */
export function PostList({ posts, search }: PostListProps) {
  const { found, searching, failed } = useFoundPosts(posts, search);
  const filtered = search.query !== "" || search.category !== null;
  return (
    <>
      <p role="status" className={classes.count}>
        {searching ? commonTexts.loading : countOf(found.length, search.query)}
        {failed && ` ${postTexts.onlyTitles}`}
      </p>
      {found.length === 0 && !searching ? (
        <EmptyState
          title={postTexts.noneFound}
          actions={<LinkButton to={paths.blog}>{postTexts.showAll}</LinkButton>}
        >
          {postTexts.noneFoundText}
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {found.map(({ post, place }, index) => {
            const wide = !filtered && index === 0;
            return (
              <li key={post.slug} className={wide ? classes.wide : undefined}>
                <PostCard post={post} wide={wide} place={place} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

const countOf = (count: number, query: string): string =>
  query === "" ? postTexts.count(count) : postTexts.countFor(count, query);
