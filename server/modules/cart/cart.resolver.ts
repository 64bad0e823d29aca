import { Ctx, Mutation, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { answerTexts } from "#texts/answers";
import type { ActorContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { CartService } from "./cart.service.js";
import { AddToCartInput, AddToCartPayload } from "./cart.types.js";

@Resolver()
export class CartResolver {
  constructor(private readonly cart: CartService) {}

  @Mutation(() => AddToCartPayload, {
    description:
      "Adds a plan to the signed-in person's cart. Adding it again changes only `updatedAt`.",
  })
  addToCart(
    @Ctx() { actor }: ActorContext,
    @Input(AddToCartInput, "The plan to add.") input: AddToCartInput,
  ) {
    return withUserErrors(async () => {
      const { cartItem } = await this.cart.add(actor, input);
      return { cartItem, message: answerTexts.addedToCart };
    });
  }
}
