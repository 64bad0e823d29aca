/** The server's error messages about repairing the records of plans. */
export const billingRepairErrorTexts = {
  stillDiffers: "We read this plan again, but our record still differs from Stripe’s.",
  workedMeanwhile: "This message was worked in the meantime.",
};
