import type { PostBody, PostMeta } from "../../content/content-types";
import classes from "./PostArticle.module.css";
import { RichText } from "./RichText";

interface PostArticleProps {
  post: PostMeta;
  body: PostBody;
}

/** A post: its contents, its text, and where it comes from. */
export const PostArticle = ({ post, body }: PostArticleProps) => (
  <div className={`container ${classes.layout}`}>
    <nav aria-label="Contents" className={classes.contents}>
      <p className={classes.contentsTitle}>In this note</p>
      <ol>
        {body.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
        <li>
          <a href="#official-sources">Official sources</a>
        </li>
      </ol>
    </nav>
    <article className={classes.article}>
      <RichText html={body.html} className={classes.text} />
      <section aria-labelledby="official-sources" className={classes.sources}>
        <h2 id="official-sources">Official sources</h2>
        <ul>
          {post.sources.map(({ label, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className={classes.note}>
          This is general information, not legal advice. Rules, forms and fees change; what the
          official source says on the day you act is what counts. For your own case ask an
          immigration or employment attorney, or, as a student, your DSO.
        </p>
      </section>
    </article>
  </div>
);
