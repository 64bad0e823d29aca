import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { blogText } from "#content/blog";
import { postCategories, postMetas } from "#content/posts";
import { postTexts } from "#texts/posts";
import { PostFilter } from "../features/content/PostFilter";
import { PostList } from "../features/content/PostList";
import { PostMatchesDocument } from "../features/content/PostMatches.generated";
import { readPostSearch } from "../features/content/post-search";
import { Scene } from "../features/content/Scene";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";
import classes from "./BlogPage.module.css";

export const load = async ({ url, prefetch }: LoadRequest) => {
  const { query } = readPostSearch(url.searchParams);
  return query === "" ? null : loadState(await prefetch(PostMatchesDocument, { query }));
};

export const head: PageModule["head"] = ({ site, url }) => {
  const { category, query } = readPostSearch(url.searchParams);
  return {
    title: blogText.titleFor(category === null ? null : postCategories[category], query),
    description: blogText.description,
    canonical: `${site.origin}${paths.blog}`,
    // Filtered lists are not indexed, since they are views of the same list.
    noIndex: query !== "" || category !== null,
    feed: { title: blogText.feedTitle(site.name), url: `${site.origin}${paths.blogFeed}` },
  };
};

export function Component() {
  const [params] = useSearchParams();
  const search = readPostSearch(params);
  return (
    <>
      <PageTitle title={blogText.title} lead={blogText.lead} picture={<Scene name="blog" />} />
      <div className={`container ${classes.body}`}>
        <PostFilter search={search} />
        <PostList posts={postMetas} search={search} />
        <p className={classes.feed}>
          <a href={paths.blogFeed}>{postTexts.followFeed}</a>
        </p>
      </div>
    </>
  );
}
