/** Texts of the short version of the plans, outside the pricing page. */
export const planTeasersTexts = {
  perMonth: <Part>(price: Part) => [price, " per month"],
  compare: "Compare plans",
  loadFailed: "We couldn’t load the plans here. See them on the pricing page.",
};
