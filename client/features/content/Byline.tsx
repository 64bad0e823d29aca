import { authors } from "#content/authors";
import { commonTexts } from "#texts/common";
import { language } from "#texts/language";
import { postTexts } from "#texts/posts";
import { DotList } from "../../components/ui/DotList";
import { Picture } from "../../components/ui/Picture";
import type { PostMeta } from "../../../content/content-types";
import classes from "./Byline.module.css";

interface BylineProps {
  post: PostMeta;
  /** Adds the author's role and the date of the last update. */
  full?: boolean;
}

/** A post's author, date and reading time. */
export function Byline({ post, full = false }: BylineProps) {
  const author = authors[post.author];
  if (author === undefined) return null;
  return (
    <div className={classes.byline}>
      <Picture name={`portrait-${post.author}`} className={classes.face} width={36} height={36} />
      <span className={classes.who}>
        <span className={classes.name}>{author.name}</span>
        {full && <span className={classes.role}>{author.role}</span>}
      </span>
      <span className={classes.when}>
        <DotList
          items={[
            <time dateTime={post.date}>{language.longDate(post.date)}</time>,
            commonTexts.readingTime(post.readingMinutes),
          ]}
        />
      </span>
      {full && post.updated !== undefined && (
        <span className={classes.when}>
          <time dateTime={post.updated}>{postTexts.updated(language.longDate(post.updated))}</time>
        </span>
      )}
    </div>
  );
}
