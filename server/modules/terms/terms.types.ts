import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import { TermsAcceptance } from "./terms-acceptance.entity.js";

@ObjectType({ description: "The current terms and conditions of the plans. Public." })
export class Terms {
  @Field(() => String, {
    description:
      "Date of this version, e.g. `2025-09-19`; with a number if the text changed again (`2025-09-19.2`).",
  })
  version!: string;

  @Field(() => String, {
    description: "Date of this version for people, e.g. `September 19, 2025`.",
  })
  lastUpdated!: string;

  @Field(() => String, { description: "Title of the document." })
  title!: string;

  @Field(() => String, {
    description:
      "The whole text as HTML of headings, paragraphs and lists. Safe to insert unchanged.",
  })
  html!: string;

  /** SHA-256 of title, version and text; proves which text was accepted. */
  hash!: string;
}

@InputType({
  description:
    "A person's acceptance of the current Terms for a plan. Leave out what the page doesn't know.",
})
export class AcceptTermsInput {
  @Field(() => ID, {
    description:
      "Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. A plan's title accepts the Terms for all of its terms.",
  })
  productId!: string;

  @Field(() => String, { description: "The person's full name, at most 100 characters." })
  signature!: string;

  @Field(() => Boolean, { description: "Must be true." })
  agree!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Browser name as reported by the page; stored as a claim, cut to 512 characters.",
  })
  browser?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Browser fingerprint as reported by the page; stored as a claim, cut to 128 characters.",
  })
  fingerprint?: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Time on the browser's clock; stored as a claim, cut to 40 characters. The server's time is what counts.",
  })
  timestamp?: string;
}

@ObjectType({ description: "Result of accepting the Terms." })
export class AcceptTermsPayload extends MessagePayload {
  @Field(() => TermsAcceptance, {
    nullable: true,
    description: "The acceptance. Null when `userErrors` is not empty.",
  })
  termsAcceptance?: TermsAcceptance;
}
