import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A piece of an excerpt. Join the pieces in order." })
export class PostExcerptPart {
  @Field(() => String, { description: "Plain text, including the spaces around it." })
  text!: string;

  @Field(() => Boolean, { description: "True when the piece is one of the words searched for." })
  isMatch!: boolean;
}

@ObjectType({ description: "The place in a post that best matches a search." })
export class PostPlace {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the section's heading, to link to as `#id`. Null above the first heading.",
  })
  headingId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Text of the section's heading. Null above the first heading.",
  })
  heading!: string | null;

  @Field(() => [PostExcerptPart], {
    description: "About 25 words from the section, split where words match.",
  })
  excerpt!: PostExcerptPart[];
}

@ObjectType({ description: "A blog post that contains every word of a search." })
export class PostMatch {
  @Field(() => ID, { description: "Last part of the post's address: `/blog/{slug}`." })
  slug!: string;

  @Field(() => PostPlace, {
    nullable: true,
    description:
      "The place in the post that matches best. Null when title and summary contain all the words.",
  })
  place!: PostPlace | null;
}
