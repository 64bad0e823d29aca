import { longFirmDay } from "#texts/long-day";

/** On a plan that overlaps one that the viewer has. */
export const overlapTexts = {
  change: (owned: string, months: number, next: string, day: string) =>
    `You have ${owned}. Change to ${months} months of this plan, and you pay nothing today and ${next} on ${longFirmDay(day)}.`,
  tooLate: (owned: string, ends: string | null) =>
    ends === null
      ? `You have ${owned}, which covers much of the same work. It’s too late to change it.`
      : `You have ${owned} until ${longFirmDay(ends)}. It covers much of the same work, and it’s too late to change it.`,
  seePlan: "See your plan",
  buyBoth: "Buy this one as well",
  bothTitle: "Buy both plans?",
  bothMeans: (owned: string, wanted: string, both: string) =>
    `${owned} and ${wanted} share much of the same work. With both, you’d pay ${both} a month, and we’d still do that work only once.`,
  bothAction: "Buy both",
  bothKeep: "Keep one plan",
};

/** Messages for when the pay page fails to open. */
export const checkoutTexts = {
  failed: "Checkout failed",
  exception: (text: string) => `Checkout error: ${text}`,
  alreadySubscribed:
    "You already have this plan. It ends after its last payment. You can buy it again then, or change to the other plan in My account.",
  deletionPending:
    "You asked us to delete your account, and a plan would end with it. Keep your account, and we’ll take you to checkout.",
};
