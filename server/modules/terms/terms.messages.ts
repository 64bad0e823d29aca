export const TERMS_ACCEPTED = "Terms accepted.";
