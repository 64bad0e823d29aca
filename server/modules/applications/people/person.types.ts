import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../../kit/graphql/connection.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import { ApplicationSummary } from "../stages/application-summary.types.js";

@ObjectType({ description: "A piece of a passage." })
export class PassageSpan {
  @Field(() => String, { description: "Plain text." })
  text!: string;

  @Field(() => Boolean, { description: "True for a word that was searched." })
  isHit!: boolean;
}

@ObjectType({
  description:
    "A piece of a resume around words that were searched. Words about immigration status are left out.",
})
export class Passage {
  @Field(() => [PassageSpan], { description: "The text, in order; together they are the passage." })
  spans!: PassageSpan[];
}

/** A person as staff see them: name and place are those of their newest application that this staff may see. */
@ObjectType({
  description:
    "Someone who applied to a company, as its staff see them. It has no visa type; that is only in `application`.",
})
export class Candidate {
  @Field(() => ID, { description: "Id of the person's account (`User.id`)." })
  id!: string;

  @Field(() => String, {
    description:
      "Full name as given in the newest application. In `candidates`, with an ellipsis for words that tell of immigration status.",
  })
  name!: string;

  @Field(() => String, {
    description:
      "Where they live, as given in the newest application. In `candidates`, with an ellipsis for words that tell of immigration status.",
  })
  location!: string;

  @Field(() => ApplicationSummary, {
    description:
      "In a search, the newest application that matches it; otherwise the newest one the caller may see.",
  })
  newestApplication!: ApplicationSummary;

  @Field(() => [Passage], {
    description: "Where in the resume the searched words are, at most 2. Empty without words.",
  })
  passages!: Passage[];
}

@ObjectType({ description: "A person and their position in the list." })
export class CandidateEdge extends EdgeType(Candidate) {}

@ObjectType({ description: "A page of people." })
export class CandidateConnection extends ConnectionType(Candidate, CandidateEdge) {
  @Field(() => [String], {
    description:
      "Words of `query` and `filter.skills` that were left out, because people are never searched by immigration status.",
  })
  droppedWords!: string[];
}

@InputType({
  description:
    "Which people to return. All conditions must hold for one of their applications; those that are left out or null do not filter.",
})
export class CandidateFilter {
  @Field(() => [String], {
    nullable: true,
    description: "Skills that their resume must name, all of them. At most 10 of 60 characters.",
  })
  skills?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "City, state, or both, such as `Austin, TX` or `Texas`, as given in the application. At most 100 characters.",
  })
  place?: string | null;

  @Field(() => [ApplicationStatusEnum], {
    nullable: true,
    description: "Stages, one of which the application must be in. All if null or empty.",
  })
  stages?: ApplicationStatus[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Only people who applied within this many days, 1 to 3650.",
  })
  appliedSinceDays?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only people who applied to this company. Yours; `NOT_FOUND` for any other.",
  })
  companyId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Only people who applied to this job, by id or code. `NOT_FOUND` if it isn't your company's.",
  })
  jobId?: string | null;
}
