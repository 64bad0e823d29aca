import { Field, Int, ObjectType } from "type-graphql";
import type { PayAtLeast } from "#site/pay-at-least";
import { TaxTermEnum, type TaxTerm } from "../record/contract-terms.js";
import { SalaryPeriodEnum, type SalaryPeriod } from "../pay/salary-range.js";
import { SponsorshipOfferEnum, type SponsorshipOffer } from "../record/sponsorship.js";
import type { JobSearchReading as Reading } from "../search/job.search.js";
import { WorkAuthorizationEnum, type WorkAuthorization } from "../record/work-authorization.js";

@ObjectType({ description: "The least pay that a search asks for." })
export class PayAsked implements PayAtLeast {
  @Field(() => Int, { description: "In cents of USD." })
  amount!: number;

  @Field(() => SalaryPeriodEnum, { description: "What `amount` is paid for." })
  period!: SalaryPeriod;
}

@ObjectType({ description: "How the words of a search were read." })
export class JobSearchReading {
  constructor(reading: Reading) {
    const { place, withoutPlace, sponsorship, taxTerms, correctedTo, suggestion } = reading;
    this.place = place && (place.kind === "remote" ? REMOTE : place.name);
    this.placeMiles = reading.placeMiles;
    this.withoutPlace = place && withoutPlace;
    this.sponsorship = sponsorship ?? [];
    this.withoutSponsorship = sponsorship && reading.withoutSponsorship;
    this.workAuthorization = reading.statuses ?? [];
    this.withoutWorkAuthorization = reading.statuses && reading.withoutStatuses;
    this.taxTerms = taxTerms ?? [];
    this.withoutTaxTerms = taxTerms && reading.withoutTaxTerms;
    this.refusedTaxTerms = reading.refusedTaxTerms ?? [];
    this.withoutRefusedTaxTerms = reading.refusedTaxTerms && reading.withoutRefusedTaxTerms;
    this.payAtLeast = reading.payAtLeast;
    this.withoutPay = reading.payAtLeast && reading.withoutPay;
    this.unneededWords = reading.unneeded;
    this.otherMeaning = reading.instead;
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
      "Miles around the city in which jobs are found: `JobFilter.radius`, else those that the words name, else 25. Null unless `place` is a city.",
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

  @Field(() => [WorkAuthorizationEnum], {
    description:
      "The work authorizations that the words name, as in `H-1B visa`; jobs open to any of them are found. `visa` alone names all visas. Empty when they name none.",
  })
  workAuthorization: readonly WorkAuthorization[];

  @Field(() => String, {
    nullable: true,
    description:
      "The words without those that name work authorizations; may be empty. Null when they name none.",
  })
  withoutWorkAuthorization: string | null;

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

  @Field(() => [TaxTermEnum], {
    description:
      "The tax terms that the words leave out, as in `no C2C`; jobs that have no other are not found. Empty when they leave out none.",
  })
  refusedTaxTerms: readonly TaxTerm[];

  @Field(() => String, {
    nullable: true,
    description:
      "The words without those that leave out tax terms; may be empty. Null when they leave out none.",
  })
  withoutRefusedTaxTerms: string | null;

  @Field(() => PayAsked, {
    nullable: true,
    description:
      "The least pay that the words ask for, as in `60/hr` or `over 120k`. Null when they ask for none.",
  })
  payAtLeast: PayAsked | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The words without those that ask for pay; may be empty. Null when they ask for none.",
  })
  withoutPay: string | null;

  @Field(() => [String], {
    description:
      "Words that narrow nothing, such as `no sponsorship` or `under $50/hr`. Empty when there are none.",
  })
  unneededWords: readonly string[];

  @Field(() => String, {
    nullable: true,
    description:
      "A search for the other meaning of the words: `Tennessee` for `TN`, which was read as a visa. Null when they have one meaning.",
  })
  otherMeaning: string | null;

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
