import { Link } from "react-router-dom";
import type { PostMeta } from "../../../content/content-types";
import { postCategories } from "#content/posts";
import { postTexts } from "#texts/posts";
import { Unbroken } from "../../components/ui/Unbroken";
import { paths } from "#site/paths";
import { Byline } from "./Byline";
import type { PostCard_PlaceFragment } from "./PostCard.generated";
import classes from "./PostCard.module.css";
import { Scene } from "./Scene";

interface PostCardProps {
  post: PostMeta;
  /** Puts the picture next to the text and takes the full width. */
  wide?: boolean;
  headingLevel?: 2 | 3;
  /** The section of the post that matches the search. */
  place?: PostCard_PlaceFragment | null;
}

/** A post in a list. */
export function PostCard({ post, wide = false, headingLevel = 2, place = null }: PostCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className={classes.card} data-wide={wide}>
      <Scene name={post.scene} className={classes.scene} />
      <div className={classes.text}>
        <p className={classes.category}>{postCategories[post.category]}</p>
        <Heading className={classes.title}>
          <Link to={paths.blogPost(post.slug)} className={classes.link}>
            <Unbroken text={post.title} />
          </Link>
        </Heading>
        {place === null ? (
          <p className={classes.description}>
            <Unbroken text={post.description} />
          </p>
        ) : (
          <Place slug={post.slug} place={place} />
        )}
        <Byline post={post} />
      </div>
    </article>
  );
}

const Place = ({ slug, place }: { slug: string; place: PostCard_PlaceFragment }) => (
  <div className={classes.description}>
    {place.heading !== null && (
      <p>
        <Link to={`${paths.blogPost(slug)}#${place.headingId ?? ""}`} className={classes.place}>
          {postTexts.foundUnder(place.heading)}
        </Link>
      </p>
    )}
    <p>
      {place.excerpt.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : text,
      )}
    </p>
  </div>
);
