import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Payload } from "../../graphql/user-error.js";
import { CartItem } from "./cart-item.entity.js";

@InputType()
export class AddToCartInput {
  @Field(() => ID)
  productId!: string;
}

@ObjectType()
export class AddToCartPayload extends Payload {
  @Field(() => CartItem, { nullable: true })
  cartItem?: CartItem;

  @Field(() => String, { nullable: true })
  message?: string;
}
