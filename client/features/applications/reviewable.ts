import type { ApplicationValues } from "./application-values";

/** Whether nothing is left to fill in, so that looking over it is enough: the resume is stored, and every required question has an answer. */
export const isReviewable = (values: ApplicationValues): boolean =>
  values.resume.kind === "stored" &&
  values.name !== "" &&
  values.location !== "" &&
  values.visaType !== null;
