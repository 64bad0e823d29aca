import { Field, ID, InputType, ObjectType } from "type-graphql";
import { MessagePayload } from "../../kit/graphql/user-error.js";
import { CartItem } from "./cart-item.entity.js";

@InputType({ description: "The plan to add." })
export class AddToCartInput {
  @Field(() => ID, {
    description:
      "Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`. See `PlanTerm.productId`.",
  })
  productId!: string;
}

@ObjectType({ description: "Result of adding to the cart." })
export class AddToCartPayload extends MessagePayload {
  @Field(() => CartItem, {
    nullable: true,
    description: "The entry in the cart. Null when `userErrors` is not empty.",
  })
  cartItem?: CartItem;
}
