import { days } from "../../core/clock.js";
import type { PrivacyRules } from "../privacy/privacy.types.js";

export const cartPrivacy: PrivacyRules = {
  erased: [{ what: "cart items", table: "cart_items", where: "userId = ?", of: "account" }],
  exported: [
    {
      area: "cart",
      what: "Plans in your cart.",
      table: "cart_items",
      where: "userId = ?",
      of: "account",
      columns: ["id", "productId", "productName", "amount", "createdAt", "updatedAt"],
    },
  ],
  retention: [
    {
      what: "cart items",
      keptMs: days(90),
      sql: "DELETE FROM cart_items WHERE updatedAt < ? LIMIT ?",
    },
  ],
};
