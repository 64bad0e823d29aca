import { Field, InputType, registerEnumType } from "type-graphql";

export const PortalReturnPageEnum = { PRICING: "PRICING", STRIPE_DEMO: "STRIPE_DEMO" } as const;
export type PortalReturnPage = keyof typeof PortalReturnPageEnum;
registerEnumType(PortalReturnPageEnum, {
  name: "PortalReturnPage",
  description: "The pages of this site that the billing portal may lead back to.",
});

@InputType()
export class OpenBillingPortalInput {
  @Field(() => PortalReturnPageEnum)
  returnTo!: PortalReturnPage;
}
