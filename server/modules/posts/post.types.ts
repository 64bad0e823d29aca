import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A piece of a post's text." })
export class PostExcerptPart {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean, { description: "It is what was searched for." })
  isMatch!: boolean;
}

@ObjectType({ description: "Where in a post it stands." })
export class PostPlace {
  @Field(() => ID, {
    nullable: true,
    description: "Of the heading, for a link to it; null above the first heading.",
  })
  headingId!: string | null;

  @Field(() => String, { nullable: true })
  heading!: string | null;

  @Field(() => [PostExcerptPart], { description: "About 25 words." })
  excerpt!: PostExcerptPart[];
}

@ObjectType({ description: "A post of the blog that holds every word of a search." })
export class PostMatch {
  @Field(() => ID, { description: "The last part of the post's address." })
  slug!: string;

  @Field(() => PostPlace, { nullable: true, description: "Null when title and summary say it." })
  place!: PostPlace | null;
}
