import { Field, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../kit/graphql/user-error.js";

@ObjectType({ description: "A figure about the firm on the home page." })
export class HomeStatistic {
  @Field(() => String, { description: "The number as shown, e.g. `15k+`, at most 20 characters." })
  value!: string;

  @Field(() => String, { description: "What it counts, at most 60 characters." })
  label!: string;
}

@ObjectType({ description: "What someone said about the firm, shown on the home page." })
export class HomeTestimonial {
  @Field(() => String, { description: "The quote, at most 400 characters." })
  text!: string;

  @Field(() => String, { description: "Who said it, at most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Their job and place, at most 100 characters." })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: "URL of their profile on a professional network. Null if there is none.",
  })
  profileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Id of a drawn portrait in `/pictures.svg`. Null except for the samples.",
  })
  portrait!: string | null;
}

@ObjectType({ description: "What the home page says about the firm." })
export class HomeContent {
  @Field(() => [HomeStatistic], { description: "Figures about the firm." })
  statistics!: HomeStatistic[];

  @Field(() => Boolean, {
    description: "True while `statistics` are the samples that the site came with.",
  })
  statisticsAreSamples!: boolean;

  @Field(() => [HomeTestimonial], { description: "Quotes." })
  testimonials!: HomeTestimonial[];

  @Field(() => Boolean, {
    description: "True while `testimonials` are the samples that the site came with.",
  })
  testimonialsAreSamples!: boolean;
}

@ObjectType({ description: "Settings of the site. For administrators." })
export class SiteSettings {
  @Field(() => String, { description: "Where contact messages go." })
  staffMail!: string;

  @Field(() => Boolean, {
    description: "True while `staffMail` is the address that the site was installed with.",
  })
  staffMailIsDefault!: boolean;

  @Field(() => HomeContent, { description: "What is on the home page." })
  home!: HomeContent;
}

@InputType({ description: "A figure about the firm." })
export class HomeStatisticInput {
  @Field(() => String, { description: "The number as shown, e.g. `15k+`, at most 20 characters." })
  value!: string;

  @Field(() => String, { description: "What it counts, at most 60 characters." })
  label!: string;
}

@InputType({ description: "What someone said about the firm." })
export class HomeTestimonialInput {
  @Field(() => String, { description: "The quote, at most 400 characters." })
  text!: string;

  @Field(() => String, { description: "Who said it, at most 100 characters." })
  name!: string;

  @Field(() => String, { description: "Their job and place, at most 100 characters." })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Web address of their profile on a professional network, at most 255 characters. `https://` is added if missing. None if null or blank.",
  })
  profileUrl?: string | null;
}

@InputType({
  description:
    "Settings to change. What is left out stays as it is; null goes back to what the site came with.",
})
export class UpdateSiteSettingsInput {
  @Field(() => String, { nullable: true, description: "Where contact messages go." })
  staffMail?: string | null;

  @Field(() => [HomeStatisticInput], {
    nullable: true,
    description: "Figures about the firm, at most 4.",
  })
  statistics?: HomeStatisticInput[] | null;

  @Field(() => [HomeTestimonialInput], { nullable: true, description: "Quotes, at most 8." })
  testimonials?: HomeTestimonialInput[] | null;
}

@ObjectType({ description: "Result of changing the site's settings." })
export class UpdateSiteSettingsPayload extends Payload {
  @Field(() => SiteSettings, {
    nullable: true,
    description: "The settings now. Null when `userErrors` is not empty.",
  })
  settings?: SiteSettings;
}
