/** Texts of the pricing page's frame. */
export const pricingPageTexts = {
  description:
    "Plans that market your resume to employers, billed monthly for three or six months. They end by themselves and never renew.",
  plans: "Plans",
};
