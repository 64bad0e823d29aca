import { cardBrands } from "#texts/card-brands";
import { language } from "#texts/language";
import { buyerMailTexts as words } from "#texts/plan-mails";
import type { Subscription } from "../subscription/subscription.entity.js";

/** "$49.00". @param cents minor units of the currency */
export const moneyOf = (cents: number, currency: string): string =>
  new Intl.NumberFormat(language.locale, { style: "currency", currency }).format(cents / 100);

/** "Visa ending 4242"; null if Stripe has not told it. */
export const cardOf = ({
  cardBrand,
  cardLast4,
}: Pick<Subscription, "cardBrand" | "cardLast4">): string | null =>
  cardBrand === null || cardLast4 === null
    ? null
    : words.card(cardBrands[cardBrand] ?? cardBrand, cardLast4);
