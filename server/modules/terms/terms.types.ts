import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import { TermsAcceptance } from "./terms-acceptance.entity.js";

@ObjectType({ description: "The terms and conditions of the plans, as they stand now." })
export class Terms {
  @Field(() => String)
  version!: string;

  @Field(() => String, { description: "For people, e.g. 19 Sep 2025." })
  lastUpdated!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: "Safe HTML: headings, paragraphs, lists." })
  html!: string;

  /** SHA-256 of title, version and text: what exactly was agreed to. */
  hash!: string;
}

@InputType()
export class AcceptTermsInput {
  @Field(() => ID, { description: "The product about to be bought." })
  productId!: string;

  @Field(() => String, { description: "Full name." })
  signature!: string;

  @Field(() => Boolean)
  agree!: boolean;

  @Field(() => String, { nullable: true, description: "Kept as a claim." })
  browser?: string;

  @Field(() => String, { nullable: true, description: "Kept as a claim." })
  fingerprint?: string;

  @Field(() => String, {
    nullable: true,
    description: "Kept as a claim; the server's time counts.",
  })
  timestamp?: string;
}

@ObjectType()
export class AcceptTermsPayload extends Payload {
  @Field(() => TermsAcceptance, { nullable: true })
  termsAcceptance?: TermsAcceptance;

  @Field(() => String, { nullable: true })
  message?: string;
}
