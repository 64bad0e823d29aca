import { postTexts } from "#texts/posts";
import type { PostBody, PostMeta } from "../../../content/content-types";
// Posts have figures in their text.
import "../../components/figures/styles";
import { SideLayout } from "../../components/ui/SideLayout";
import { Unbroken } from "../../components/ui/Unbroken";
import classes from "./PostArticle.module.css";
import { RichText } from "./RichText";

interface PostArticleProps {
  post: PostMeta;
  body: PostBody;
}

/** A post with its table of contents, text and sources. */
export const PostArticle = ({ post, body }: PostArticleProps) => (
  <div className="container">
    <SideLayout side={<Contents headings={body.headings} />}>
      <article className={classes.article}>
        <RichText html={body.html} className={classes.text} />
        <Sources sources={post.sources} />
      </article>
    </SideLayout>
  </div>
);

const Contents = ({ headings }: Pick<PostBody, "headings">) => (
  <nav aria-label={postTexts.contents} className={classes.contents}>
    <p className={classes.contentsTitle}>{postTexts.inThisArticle}</p>
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
      <li>
        <a href="#official-sources">{postTexts.officialSources}</a>
      </li>
    </ol>
  </nav>
);

const Sources = ({ sources }: Pick<PostMeta, "sources">) => (
  <section aria-labelledby="official-sources" className={classes.sources}>
    <h2 id="official-sources">{postTexts.officialSources}</h2>
    <ul>
      {sources.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            <Unbroken text={label} />
          </a>
        </li>
      ))}
    </ul>
    <p className={classes.note}>{postTexts.notAdvice}</p>
  </section>
);
