/** Texts of the cart. */
export const cartTexts = {
  kept: (product: string) =>
    `We saved ${product} in your cart. You won’t be charged unless you check out.`,
};
