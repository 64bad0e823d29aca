import { answerTexts } from "#texts/answers";

/** The documented answers; clients count both as success. */
export const paymentMessage = (created: boolean): string =>
  created ? answerTexts.paymentSaved : answerTexts.paymentSavedBefore;
