import { language } from "#texts/language";

/** Texts of the terms dialog. */
export const termsTexts = {
  title: "Terms and Conditions",
  description: (siteName: string) =>
    `What you and ${siteName} agree to when you buy a plan or use this site.`,
  text: "Text of the terms",
  updated: (date: string) => `Last updated ${date}`,
  /** The date doesn't wrap. */
  updatedVersion: (date: string, version: string) =>
    `Last updated ${date.replaceAll(" ", "\u00a0")}, version ${version}`,
  loadFailed: "We couldn’t load the terms",
  mustAgree: "You must agree to the terms and conditions.",
  mustSign: "Please enter your full name as signature.",
  signatureTooLong: "Use 100 characters or fewer.",
  userInvalid: "User ID missing or invalid. Please log in again.",
  failed: "Failed to accept terms.",
  agree: "I have read and agree to the terms and conditions.",
  signature: "Signature",
  signatureHint: "Type your full name.",
  logIn: "Log In",
  cancel: "Cancel",
  accept: "Accept & Continue",
  accepting: "Processing...",
};

/** The accepted terms as a document. */
export const acceptedTermsTexts = {
  title: "Terms and Conditions",
  lead: (plan: string) => `As accepted for ${plan}.`,
  plan: "Plan",
  signature: "Signed by",
  acceptedAt: "Accepted",
  address: "IP address",
  version: "Version",
  hash: "Fingerprint (SHA-256)",
  hashMeans:
    "The fingerprint is made from the whole text below. If a single letter changed, it would be different.",
  noText: "We don’t keep the text of this early version here. Email us, and we’ll send it to you.",
  time: (time: Date) =>
    `${time.toLocaleString(language.locale, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" })}`,
  foot: (page: number, pages: number) => `Page ${page} of ${pages}`,
};
