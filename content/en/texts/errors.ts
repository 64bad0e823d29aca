/** The server's error messages for pages and forms. Forms also have messages of their own. */
export const errorTexts = {
  logIn: "Please log in.",
  mayNot: "You may not do this.",
  notYours: "This belongs to another account.",
  notFound: {
    apiKey: "API key not found",
    application: "Application not found",
    company: "Company not found",
    demoCheckout: "Demo checkout not found",
    job: "Job not found",
    logo: "Logo not found",
    page: "Page not found",
    path: "Path not found",
    paymentSession: "Payment session not found",
    resume: "Resume not found",
    user: "User not found",
  },
  wait: (seconds: number) =>
    `Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, then try again.`,
  checkInput: "Please check your input.",
  tooLong: (max: number) => `At most ${max} characters.`,
  badCharacters: "Contains characters that are not allowed.",
  tooManyQueries: "Too many queries. Please slow down.",
  tookTooLong: "This took too long. Please try again in a moment.",
  busy: "The service is busy. Please try again in a moment.",
  failed: "Something went wrong on our side. Please try again.",
  requestTooLarge: "The request is too large.",
  bodyUnknown: "This kind of body is not understood.",
  bodyNotJson: "The body is not valid JSON.",
  malformed: "The request is malformed.",
  otherSite: "This request came from another site.",
  notForKeys: "An API key can't be used for this.",
};

export const accountErrorTexts = {
  /** The same for a wrong, used, expired and unknown code. */
  codeInvalid: "Invalid or expired code.",
  tooManyCodes: (seconds: number) =>
    `Too many codes were sent to this address. Wait ${Math.ceil(seconds / 60)} minutes, or sign in from a browser or a network where you have signed in before.`,
  googleNeedsCode:
    "Google login failed: please sign in with a code sent to this email address first.",
  googleUnreachable: "Google can't be reached. Please sign in by email code.",
};

export const applicationErrorTexts = {
  jobMissing: "Job is required.",
  secondFactorRequired:
    "Opening candidates' files needs two-step sign-in, which is not available yet.",
  notYourResume: "You may not use this resume.",
  locked: "This file is protected by a password. Upload a PDF, DOC or DOCX file without one.",
  macros: "This file contains macros. Upload a PDF, DOC or DOCX file without them.",
  infected: "This file did not pass the virus check. Upload another one.",
  cutOff: "The upload was cut off. Please try again.",
  scannerUnreachable: "The virus scanner can't be reached.",
  storeUnreachable: "The file store can't be reached. Please try again.",
};

export const uploadErrorTexts = {
  unreadable: "The form could not be read. Send it as multipart/form-data.",
  fieldTooLong: "This is too long.",
  unexpectedFile: "A file is not expected here.",
  tooManyParts: "The form has too many fields or files.",
};

export const billingErrorTexts = {
  choosePlan: "Choose a plan.",
  choosePage: "Choose a page to return to.",
  noDemoPlan: "There is no such demo plan.",
  sessionMissing: "The checkout session is required.",
  acceptTermsFirst: "Please accept the terms and conditions for this plan first.",
  unknownPlan: "Unknown plan.",
  unknownProduct: "Unknown product.",
  alreadySubscribed: "You already have an active subscription to this plan.",
  openingAnother: "Another pay page is being opened. Please try again.",
  notPaid: "This checkout has not been paid yet.",
  paymentNeedsReview:
    "The amount paid is not the price of this plan, so the plan has not started. We will check the payment and write to you.",
  nothingToManage: "There is no billing to manage: you have not bought anything yet.",
  providerUnreachable: "The payment provider can't be reached. Please try again.",
};

export const jobErrorTexts = {
  searchTooLong: (max: number) => `Search for at most ${max} characters.`,
  tooLong: "Too long.",
  chooseDays: (max: number) => `Choose 1 to ${max} days.`,
  daysBetween: (max: number) => `Between 1 and ${max}.`,
  notForThisKey: "This API key may not read jobs.",
  notYourCompany: "You may not post jobs for this company.",
  closedNotChanged: "A closed job can't be changed.",
  closedNotPublished: "A closed job can't be published.",
  draftNotClosed: "A draft was never open.",
};

export const newsletterErrorTexts = {
  chooseTopic: "Choose what you would like to get.",
  chooseFrequency: "Choose daily or weekly.",
  linkInvalid: "This link is not valid or has expired. Please subscribe again.",
  manageLinkInvalid: "This link is not complete. Please open it from the mail once more.",
};
