import { Field, InputType, registerEnumType } from "type-graphql";

export const PortalReturnPageEnum = { PRICING: "PRICING", STRIPE_DEMO: "STRIPE_DEMO" } as const;
export type PortalReturnPage = keyof typeof PortalReturnPageEnum;
registerEnumType(PortalReturnPageEnum, {
  name: "PortalReturnPage",
  description: "Pages of this site that Stripe's billing portal can lead back to.",
  valuesConfig: {
    PRICING: { description: "The plans and their prices." },
    STRIPE_DEMO: {
      description: "The demonstration of a checkout. `NOT_FOUND` where the site has none.",
    },
  },
});

@InputType({ description: "Where the billing portal leads back to." })
export class OpenBillingPortalInput {
  @Field(() => PortalReturnPageEnum, { description: "Page that the portal's link back opens." })
  returnTo!: PortalReturnPage;
}
