/** Messages if the pay page cannot be opened. */
export const checkoutTexts = {
  failed: "Checkout failed",
  exception: (text: string) => `Checkout error: ${text}`,
  alreadySubscribed:
    "You already have this plan. It runs until its last payment and then ends by itself; you can buy it again after that, or take the other plan now.",
};
