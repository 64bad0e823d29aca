import { authors } from "#content/authors";
import { commonTexts } from "#texts/common";
import { postTexts } from "#texts/posts";
import type { PostMeta } from "../../content/content-types";
import { longDate } from "../../lib/long-date";
import classes from "./Byline.module.css";

const initials = (name: string): string =>
  name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");

interface BylineProps {
  post: PostMeta;
  /** With the author's role and the day of the last change. */
  full?: boolean;
}

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ post, full = false }: BylineProps) {
  const author = authors[post.author];
  if (author === undefined) return null;
  return (
    <div className={classes.byline}>
      <span className={classes.initials} aria-hidden="true">
        {initials(author.name)}
      </span>
      <span className={classes.who}>
        <span className={classes.name}>{author.name}</span>
        {full && <span className={classes.role}>{author.role}</span>}
      </span>
      <span className={classes.when}>
        <time dateTime={post.date}>{longDate(post.date)}</time>
        {full && post.updated !== undefined && (
          <span>
            <time dateTime={post.updated}>{postTexts.updated(longDate(post.updated))}</time>
          </span>
        )}
        <span>{commonTexts.readingTime(post.readingMinutes)}</span>
      </span>
    </div>
  );
}
