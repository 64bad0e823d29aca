/** Texts of the terms dialog. */
export const termsTexts = {
  title: "Terms and Conditions",
  description: (siteName: string) =>
    `The terms on which ${siteName} offers its plans and services.`,
  text: "Terms text",
  updated: (date: string) => `Last updated ${date}`,
  updatedVersion: (date: string, version: string) => `Last updated ${date}, version ${version}`,
  loadFailed: "The terms could not be loaded",
  mustAgree: "You must agree to the terms and conditions.",
  mustSign: "Please enter your full name as signature.",
  signatureTooLong: "At most 100 characters.",
  userInvalid: "User ID missing or invalid. Please log in again.",
  failed: "Failed to accept terms.",
  agree: "I have read the terms and conditions and agree to them.",
  signature: "Signature",
  signatureHint: "Type your full name.",
  logIn: "Log In",
  cancel: "Cancel",
  accept: "Accept & Continue",
  accepting: "Processing...",
};
