/** The server's error messages about repairing the records of plans. */
export const billingRepairErrorTexts = {
  stillDiffers: "We read this plan again, but our record still differs from Stripe’s.",
  workedMeanwhile: "Someone else handled this message in the meantime.",
};
