import { answerTexts } from "#texts/answers";

/** The documented messages; clients treat both as success. */
export const paymentMessage = (created: boolean): string =>
  created ? answerTexts.paymentSaved : answerTexts.paymentSavedBefore;
