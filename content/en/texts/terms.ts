/** Texts of the terms dialog. */
export const termsTexts = {
  title: "Terms and Conditions",
  description: (siteName: string) =>
    `What you and ${siteName} agree to when you buy a plan or use this site.`,
  text: "Text of the terms",
  updated: (date: string) => `Last updated ${date}`,
  updatedVersion: (date: string, version: string) => `Last updated ${date}, version ${version}`,
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
