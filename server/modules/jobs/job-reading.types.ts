import { Field, ObjectType } from "type-graphql";
import type { JobSearchReading as Reading } from "./search/job.search.js";

@ObjectType({ description: "How the words of a search were read." })
export class JobSearchReading {
  constructor({ place, withoutPlace, correctedTo, suggestion }: Reading) {
    this.place = place && (place.kind === "remote" ? REMOTE : place.name);
    this.withoutPlace = place && withoutPlace;
    this.correctedTo = correctedTo;
    this.suggestion = suggestion;
  }

  @Field(() => String, {
    nullable: true,
    description:
      "The place that the words seem to name: a city (jobs within 25 miles of it are found), a state, or `Remote`. Null when they name none.",
  })
  place: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The words without the place, to search everywhere; may be empty. Null without a place.",
  })
  withoutPlace: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The better spelling that the jobs were found by. Null when they were found as typed.",
  })
  correctedTo: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A better spelling to offer, which was not searched for. Null when there is none.",
  })
  suggestion: string | null;
}

const REMOTE = "Remote";
