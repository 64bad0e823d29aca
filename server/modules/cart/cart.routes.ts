import { Router } from "express";
import { answerTexts } from "#texts/answers";
import { Unchecked } from "../../core/input.js";
import type { CartService } from "./cart.service.js";

/** POST /api/cart/add */
export function cartRoutes(cart: CartService): Router {
  const router = Router();

  router.post("/cart/add", async ({ body, context }, res) => {
    const { cartItem, created } = await cart.add(context.actor, new Unchecked(body));
    res.status(created ? 201 : 200).json({ _id: cartItem.id, message: answerTexts.addedToCart });
  });

  return router;
}
