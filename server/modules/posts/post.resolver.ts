import { Arg, Query, Resolver } from "type-graphql";
import type { PostSearch } from "./post.search.js";
import { PostMatch } from "./post.types.js";

@Resolver(() => PostMatch)
export class PostResolver {
  constructor(private readonly posts: PostSearch) {}

  @Query(() => [PostMatch], {
    description: "Posts of the blog whose title, headings or text hold every word, the best first.",
  })
  searchPosts(@Arg("query", () => String) query: string): PostMatch[] {
    return this.posts.find(query);
  }
}
