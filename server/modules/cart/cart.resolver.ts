import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { answerTexts } from "#texts/answers";
import type { RequestContext } from "../../context.js";
import { withUserErrors } from "../../graphql/user-error.js";
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
      return { cartItem, message: answerTexts.addedToCart };
    });
  }
}
