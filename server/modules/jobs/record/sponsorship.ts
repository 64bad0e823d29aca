import { registerEnumType } from "type-graphql";

/** What an employer can sponsor (docs/decisions/0031-sponsorship.md). */
export const SponsorshipOfferEnum = {
  TRANSFER: "TRANSFER",
  NEW: "NEW",
  GREEN_CARD: "GREEN_CARD",
} as const;
export type SponsorshipOffer = keyof typeof SponsorshipOfferEnum;

/** What an employer says about sponsorship. */
export const SponsorshipEnum = { NONE: "NONE", ...SponsorshipOfferEnum } as const;
export type Sponsorship = keyof typeof SponsorshipEnum;

registerEnumType(SponsorshipOfferEnum, {
  name: "SponsorshipOffer",
  description: "Sponsorship that lists of jobs can be narrowed to.",
  valuesConfig: {
    TRANSFER: { description: "Jobs whose employer files transfers of an H-1B." },
    NEW: { description: "Jobs whose employer files new H-1B petitions." },
    GREEN_CARD: { description: "Jobs whose employer sponsors green cards." },
  },
});
registerEnumType(SponsorshipEnum, {
  name: "Sponsorship",
  description: "What an employer says about sponsorship for a job.",
  valuesConfig: {
    NONE: { description: "The employer says that it sponsors nothing. Stands alone." },
    TRANSFER: {
      description: "The employer files for people who hold an H-1B with another employer.",
    },
    NEW: { description: "The employer files new H-1B petitions, cap lottery included." },
    GREEN_CARD: { description: "The employer sponsors green cards." },
  },
});

export const isOffer = (sponsorship: Sponsorship): sponsorship is SponsorshipOffer =>
  sponsorship !== "NONE";
