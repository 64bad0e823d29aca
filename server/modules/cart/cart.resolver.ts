import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { ADDED_TO_CART } from "./cart.messages.js";
import type { CartService } from "./cart.service.js";
import { AddToCartInput, AddToCartPayload } from "./cart.types.js";

@Resolver()
export class CartResolver {
  constructor(private readonly cart: CartService) {}

  @Mutation(() => AddToCartPayload, { description: "Remembers a product that was not paid for." })
  addToCart(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => AddToCartInput) input: AddToCartInput,
  ) {
    return withUserErrors(async () => {
      const { cartItem } = await this.cart.add(actor, input);
      return { cartItem, message: ADDED_TO_CART };
    });
  }
}
