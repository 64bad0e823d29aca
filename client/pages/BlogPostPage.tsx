import { data, redirect, useLoaderData, useParams } from "react-router-dom";
import { Section } from "../components/marketing/Section";
import { PageTitle } from "../components/ui/PageTitle";
import { Unbroken } from "../components/ui/Unbroken";
import { findPost, postMetas } from "#content/posts";
import { pageNames } from "#texts/page-names";
import { postTexts } from "#texts/posts";
import { Byline } from "../features/content/Byline";
import { NotFound } from "../features/content/NotFound";
import { PostArticle } from "../features/content/PostArticle";
import { PostCard } from "../features/content/PostCard";
import { postHead } from "../features/content/post-head";
import { relatedPosts } from "../features/content/post-search";
import { Scene } from "../features/content/Scene";
import type { LoadRequest, PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./BlogPostPage.module.css";
import { head as notFoundHead } from "./NotFoundPage";

/** Without a slug, redirects to the newest post. Returns null with a 404 if there is no such post. */
export async function load({ params }: Pick<LoadRequest, "params">) {
  const newest = postMetas[0];
  if (params.slug === undefined && newest !== undefined) {
    return redirect(paths.blogPost(newest.slug));
  }
  const post = findPost(params.slug ?? "");
  return post === undefined ? data(null, { status: 404 }) : (await post.load()).body;
}

export const head: PageModule["head"] = (request) => {
  const post = findPost(request.params.slug ?? "");
  return post === undefined ? notFoundHead(request) : postHead(post.meta, request.site);
};

export function Component() {
  const { slug = "" } = useParams();
  const body = useLoaderData<typeof load>();
  const post = findPost(slug)?.meta;
  if (post === undefined || body === null) return <NotFound />;
  return (
    <>
      <PageTitle
        title={post.title}
        trail={[{ label: pageNames.blog, to: paths.blog }]}
        lead={<Unbroken text={post.description} />}
        picture={<Scene name={post.scene} />}
      >
        <Byline post={post} full />
      </PageTitle>
      <PostArticle post={post} body={body} />
      <div data-screen-only>
        <Section title={postTexts.readNext} tone="sunken">
          <ul className={classes.related}>
            {relatedPosts(postMetas, post).map((other) => (
              <li key={other.slug}>
                <PostCard post={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
