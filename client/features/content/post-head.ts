import { authors } from "#content/authors";
import { blogText } from "#content/blog";
import type { PostMeta } from "../../../content/content-types";
import { postCategories } from "#content/posts";
import type { HeadContent } from "../../lib/head";
import { paths } from "#site/paths";
import { postPicturePath } from "#site/picture-paths";
import type { SiteConfig } from "../../lib/site";

/** A post's head, with its Article in schema.org terms (https://schema.org/BlogPosting). */
export function postHead(post: PostMeta, site: SiteConfig): HeadContent {
  const canonical = `${site.origin}${paths.blogPost(post.slug)}`;
  const changed = post.updated ?? post.date;
  const image = `${site.origin}${postPicturePath(post.slug, changed)}`;
  const author = authors[post.author];
  return {
    title: post.title,
    description: post.description,
    canonical,
    type: "article",
    image: { url: image, alt: post.title },
    feed: { title: blogText.feedTitle(site.name), url: `${site.origin}${paths.blogFeed}` },
    jsonLd: {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      dateModified: changed,
      image,
      articleSection: postCategories[post.category],
      wordCount: post.words,
      author: { "@type": "Person", name: author?.name, jobTitle: author?.role },
      publisher: { "@type": "Organization", name: site.name, url: site.origin },
      mainEntityOfPage: canonical,
      citation: post.sources.map(({ url }) => url),
    },
  };
}
