/** Messages for when the pay page fails to open. */
export const checkoutTexts = {
  failed: "Checkout failed",
  exception: (text: string) => `Checkout error: ${text}`,
  alreadySubscribed:
    "You already have this plan. It ends after its last payment. You can buy it again then, or choose the other plan now.",
  deletionPending:
    "You asked us to delete your account, and a plan would end with it. Keep your account, and we’ll take you to checkout.",
};
