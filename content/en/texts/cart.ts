/** Texts of the cart. */
export const cartTexts = {
  kept: (product: string) => `${product} is saved in your cart. Nothing is ordered until you pay.`,
};
