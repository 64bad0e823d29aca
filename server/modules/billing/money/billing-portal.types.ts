import { Field, InputType, registerEnumType } from "type-graphql";

export const PortalReturnPageEnum = { PRICING: "PRICING", STRIPE_DEMO: "STRIPE_DEMO" } as const;
export type PortalReturnPage = keyof typeof PortalReturnPageEnum;
registerEnumType(PortalReturnPageEnum, {
  name: "PortalReturnPage",
  description: "Pages of this site that Stripe's billing portal can link back to.",
  valuesConfig: {
    PRICING: { description: "The page with the plans and prices." },
    STRIPE_DEMO: {
      description: "The checkout demo. `NOT_FOUND` if this site has no demo.",
    },
  },
});

@InputType({ description: "The page that the billing portal links back to." })
export class OpenBillingPortalInput {
  @Field(() => PortalReturnPageEnum, { description: "Page that the portal links back to." })
  returnTo!: PortalReturnPage;
}
