import { Field, Int, ObjectType } from "type-graphql";
import { TaxTermEnum, type TaxTerm } from "./contract-terms.js";
import { SponsorshipOfferEnum, type SponsorshipOffer } from "./sponsorship.js";
import type { JobSearchReading as Reading } from "./search/job.search.js";

@ObjectType({ description: "How the words of a search were read." })
export class JobSearchReading {
  constructor(reading: Reading) {
    const { place, withoutPlace, sponsorship, taxTerms, correctedTo, suggestion } = reading;
    this.place = place && (place.kind === "remote" ? REMOTE : place.name);
    this.placeMiles = reading.placeMiles;
    this.withoutPlace = place && withoutPlace;
    this.sponsorship = sponsorship ?? [];
    this.withoutSponsorship = sponsorship && reading.withoutSponsorship;
    this.taxTerms = taxTerms ?? [];
    this.withoutTaxTerms = taxTerms && reading.withoutTaxTerms;
    this.droppedWords = reading.dropped;
    this.correctedTo = correctedTo;
    this.suggestion = suggestion;
    this.phrasesReadAsWords = reading.readAsWords;
  }

  @Field(() => String, {
    nullable: true,
    description:
      "The place that the words seem to name: a city (jobs within `placeMiles` of it are found), a state, or `Remote`. Null when they name none.",
  })
  place: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Miles around the city in which jobs are found: `JobFilter.radius`, or 25. Null unless `place` is a city.",
  })
  placeMiles: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The words without the place, to search everywhere; may be empty. Null without a place.",
  })
  withoutPlace: string | null;

  @Field(() => [SponsorshipOfferEnum], {
    description:
      "The sponsorship that the words ask for; jobs that state any of it are found. Empty when they ask for none.",
  })
  sponsorship: readonly SponsorshipOffer[];

  @Field(() => String, {
    nullable: true,
    description:
      "The words without those that ask for sponsorship; may be empty. Null when they ask for none.",
  })
  withoutSponsorship: string | null;

  @Field(() => [TaxTermEnum], {
    description:
      "The tax terms that the words ask for; jobs with any of them are found. Empty when they ask for none.",
  })
  taxTerms: readonly TaxTerm[];

  @Field(() => String, {
    nullable: true,
    description:
      "The words without those that ask for tax terms; may be empty. Null when they ask for none.",
  })
  withoutTaxTerms: string | null;

  @Field(() => [String], {
    description:
      "Words that were not searched for, because a search takes twelve, and leaves out twelve more: `-travel` is one of those to leave out. Empty when all were.",
  })
  droppedWords: readonly string[];

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

  @Field(() => [String], {
    description:
      "Quoted phrases found by their words in any order, because no job has them as quoted in its title, skills, or company. Empty when there are none.",
  })
  phrasesReadAsWords: readonly string[];
}

const REMOTE = "Remote";
