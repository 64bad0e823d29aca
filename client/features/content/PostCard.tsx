import { Link } from "react-router-dom";
import type { PostMeta } from "../../content/content-types";
import { postCategories } from "#content/posts";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "../../lib/paths";
import { Byline } from "./Byline";
import classes from "./PostCard.module.css";
import { Scene } from "./Scene";

interface PostCardProps {
  post: PostMeta;
  /** Picture beside the text, over the whole width. */
  wide?: boolean;
  headingLevel?: 2 | 3;
}

/** A post in a list. */
export function PostCard({ post, wide = false, headingLevel = 2 }: PostCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classes.card} data-wide={wide}>
      <Scene name={`post-${post.category}`} className={classes.scene} />
      <div className={classes.text}>
        <p className={classes.category}>{postCategories[post.category]}</p>
        <Heading className={classes.title}>
          <Link to={paths.blogPost(post.slug)} className={classes.link}>
            <Unbroken text={post.title} />
          </Link>
        </Heading>
        <p className={classes.description}>{post.description}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}
