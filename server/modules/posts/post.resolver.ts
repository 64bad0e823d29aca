import { Arg, Query, Resolver } from "type-graphql";
import type { PostSearch } from "./post.search.js";
import { PostMatch } from "./post.types.js";

/** In points: reads every word of every post, which takes longer than a page of jobs. */
const SEARCH_COST = 100;

@Resolver(() => PostMatch)
export class PostResolver {
  constructor(private readonly posts: PostSearch) {}

  @Query(() => [PostMatch], {
    description:
      "Blog posts that have every word in their title, summary, headings or text, best match first. Empty without words. Public.",
    complexity: SEARCH_COST,
  })
  searchPosts(
    @Arg("query", () => String, {
      description:
        "Words to search for. The first 12 count; common words such as `the` are ignored unless there are no others.",
    })
    query: string,
  ): PostMatch[] {
    return this.posts.find(query);
  }
}
