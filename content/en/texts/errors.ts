import { language } from "#texts/language";
import { placeChoicesText } from "#texts/posting";

/** The server's error messages for pages and forms. Forms also have messages of their own. */
export const errorTexts = {
  /** @param name of a parameter */
  takesOne: (name: string): string => `${name} takes one value.`,
  logIn: "Please log in.",
  mayNot: "You don’t have permission to do this.",
  cursorExpired:
    "Changes after this cursor are no longer kept. Read all jobs again, and follow from there.",
  notYours: "This belongs to another account.",
  stillRunning: "The same request is still being done. Send it again in a second.",
  /** @param operation of the first request */
  keyReused: (operation: string) =>
    `This Idempotency-Key belongs to another request, with ${operation}. Use a new one.`,
  keyLength: (max: number) => `Use an Idempotency-Key of 1 to ${max} characters.`,
  notFound: {
    acceptedTerms: "Accepted terms not found",
    apiKey: "API key not found",
    application: "Application not found",
    boardImport: "Import not found",
    company: "Company not found",
    companyContact: "Contact not found",
    contactMessage: "Message not found",
    mail: "Email not found",
    dataExport: "Copy of your data not found",
    delivery: "Entry not found",
    demoCheckout: "Demo checkout not found",
    factorReset: "Reset not found",
    invoice: "Invoice not found",
    invitation: "Invitation not found",
    identity: "Connected account not found",
    interview: "Interview not found",
    job: "Job not found",
    logo: "Logo not found",
    mailTemplate: "Template not found",
    member: "Member not found",
    nextStep: "Next step not found",
    note: "Note not found",
    page: "Page not found",
    passkey: "Passkey not found",
    path: "Path not found",
    person: "Person not found",
    placement: "Placement not found",
    plan: "Plan not found",
    paymentSession: "Payment session not found",
    representation: "Request not found",
    resume: "Resume not found",
    totp: "Authenticator app not found",
    savedView: "Saved view not found",
    session: "Device not found",
    stripeEvent: "Message not found",
    subscription: "Plan not found",
    user: "User not found",
  },
  wait: (seconds: number) =>
    `Please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}, then try again.`,
  checkInput: "Please check your input.",
  tooLong: (max: number) => `Use ${max.toLocaleString(language.locale)} characters or fewer.`,
  badCharacters: "This contains characters that aren’t allowed.",
  tooManyQueries: "Too many requests. Please slow down.",
  tookTooLong: "This took too long. Please try again in a moment.",
  busy: "The service is busy. Please try again in a moment.",
  failed: "Something went wrong on our end. Please try again.",
  requestTooLarge: "The request is too large.",
  headersTooLarge:
    "The address or the headers of this request are too long. Shorten the address, or clear this site’s cookies.",
  bodyUnknown: "This content type isn’t supported.",
  bodyNotJson: "The body isn’t valid JSON.",
  malformed: "The request is malformed.",
  otherSite: "This request came from another site.",
  notForKeys: "You can’t use an API key for this.",
  secondFactorRequired: "Please confirm it’s you with your passkey or authenticator app.",
  secondFactorAgain: "This step needs your passkey or authenticator code again.",
  freshProofRequired: "Please confirm it’s you before you continue.",
};

export const accountErrorTexts = {
  deleted: "This account has been deleted.",
  /** The same for a wrong, used, expired and unknown code. */
  codeInvalid: "Invalid or expired code.",
  tooManyCodes: (seconds: number) =>
    `We’ve sent too many codes to this address. Wait ${Math.ceil(seconds / 60)} minutes, or log in from a browser or network you’ve used here before.`,
  lastWayIn:
    "This is the only way you’ve logged in so far. Log in with an email code once, then disconnect it.",
  tooManyIdentities: (max: number) => `You can connect up to ${max} accounts.`,
  disabled: (email: string) => `This account is turned off. Email ${email} if that’s a mistake.`,
};

export const applicationErrorTexts = {
  jobMissing: "Job is required.",
  alreadySent: "We already sent this application. You can withdraw it in your account.",
  notYourResume: "You can’t use this resume.",
  locked: "This file has a password. Upload a PDF, DOC, or DOCX file without one.",
  macros: "This file contains macros. Upload a PDF, DOC, or DOCX file without them.",
  infected: "This file didn’t pass our virus check. Upload another one.",
  damaged:
    "This file is damaged. Open it in Word, save it again as a PDF or DOCX file, and upload that.",
  tooMuch: "This file has too much in it for us to check. Save it as a PDF, and upload that.",
  /** @param what the other file is, with an article */
  fileInside: (what: string) =>
    `This file has ${what} inside, and we can’t accept that. Save it as a PDF, and upload that.`,
  filesInside: {
    spreadsheet: "a spreadsheet",
    presentation: "a presentation",
    document: "another document",
    archive: "a ZIP file or another archive",
    program: "a program",
  },
  /** @param ending of what the file is, such as ".pdf" */
  rename: (ending: string) =>
    `We can’t accept a file with this name. Rename it so that it ends in ${ending}, and upload it again.`,
  cutOff: "The upload was interrupted. Please try again.",
  scannerUnreachable: "We couldn’t check the file for viruses. Please try again.",
  storeUnreachable: "We can’t save files right now. Please try again.",
};

export const uploadErrorTexts = {
  unreadable: "We couldn’t read the form. Send it as multipart/form-data.",
  fieldTooLong: "This is too long.",
  unexpectedFile: "You can’t upload a file here.",
  tooManyParts: "The form has too many fields or files.",
};

export const billingErrorTexts = {
  choosePlan: "Choose a plan.",
  choosePage: "Choose a page to return to.",
  noDemoPlan: "We can’t find that demo plan.",
  sessionMissing: "The checkout session is required.",
  acceptTermsFirst: "Please accept the terms and conditions for this plan first.",
  unknownPlan: "Unknown plan.",
  unknownProduct: "Unknown product.",
  alreadySubscribed: "You already have an active subscription to this plan.",
  planOverlap: (owned: string) =>
    `You already have ${owned}, and this plan includes much of the same work. Change your plan instead, under My account, Plans.`,
  planOverlapWaiting: (paying: string) =>
    `Your payment for ${paying} is on its way, and this plan includes much of the same work. The payment can take a few days, and we’ll email you when ${paying} starts. Then you can change it, under My account, Plans.`,
  deletionPending:
    "You asked us to delete your account, and a plan would end with it. Keep your account first, under My account, Your data. Then buy the plan.",
  openingAnother: "Another checkout is already opening. Wait a moment, then try again.",
  notPaid: "This checkout hasn’t been paid yet.",
  paymentWaiting:
    "Your payment is on its way. It can take a few days, and we’ll email you when your plan starts.",
  paymentNeedsReview:
    "The amount you paid doesn’t match this plan’s price, so the plan hasn’t started. We’ll check the payment and email you.",
  nothingToManage: "You haven’t bought anything yet, so there’s no billing to manage.",
  providerUnreachable: "We can’t reach the payment provider. Please try again.",
};

/** What buyers do with their own plans. */
export const planErrorTexts = {
  choosePlan: "Choose a plan.",
  choosePurpose: "Choose what to do.",
  reasonIsText: "Enter the reason as text.",
  notCancelable: "There’s nothing to cancel: this plan ends on its own, or it has ended.",
  notUndoable: "You can’t undo this anymore. Email us, and we’ll help.",
  nothingToDo: "There’s nothing to pay or change right now.",
  chooseTerm: "Choose another term of the same plan, or another plan for the same term.",
  amountIsCents: "Enter the amount in cents, as a whole number.",
  alreadyYours: (plan: string) => `You already have ${plan}, so you can’t change this plan to it.`,
  termFixed: "You can’t change this plan anymore.",
  offerChanged: "The amounts have changed. Please look at them again.",
  termNotChanged: "We couldn’t change the plan. Nothing was charged. Please try again.",
  busy: "This plan is being changed right now. Please try again in a few seconds.",
  crowded: "We’re very busy right now, and nothing was changed. Please try again in a few seconds.",
};

const didYouMean = (suggestion: string | null): string =>
  suggestion === null ? "" : ` Did you mean “${suggestion}”?`;

const didYouMeanPlace = (choices: readonly string[]): string =>
  choices.length === 0 ? "" : ` ${placeChoicesText(choices)}`;

export const jobErrorTexts = {
  searchTooLong: (max: number) => `Search for ${max} characters or fewer.`,
  tooLong: "This is too long.",
  chooseDays: (max: number) => `Choose 1 to ${max} days.`,
  daysBetween: (max: number) => `Between 1 and ${max}.`,
  chooseMiles: (max: number) => `Choose 1 to ${max} miles.`,
  placeUnknown:
    "We don’t recognize this location. Try a city and its state, a state, or a ZIP code.",
  /** @param choices towns of the United States that have the same name */
  placeAbroad: (place: string, choices: readonly string[]) =>
    `You can search near places in the United States, but not near ${place}.${didYouMeanPlace(choices)}`,
  skillUnknown: (skill: string, suggestion: string | null) =>
    `No open job matches “${skill}”.${didYouMean(suggestion)}`,
  companyUnknown: (slug: string, suggestion: string | null) =>
    `We don’t have a company called “${slug}”.${didYouMean(suggestion)}`,
  payNegative: "Pay can’t be below zero.",
  choosePeriod: "Choose HOUR, DAY, WEEK, MONTH, or YEAR.",
  filterUnknown: "One of these filters doesn’t exist.",
  payIsNumber: (max: number) =>
    `pay must be dollars an hour, or another pay-period (day, week, month, year), from 0 to ${max}.`,
  chooseFrom: (name: string, values: readonly string[]) =>
    `${name} must be one of ${values.join(", ")}.`,
  chooseFewer: (name: string, max: number) => `${name} takes up to ${max} values.`,
  chooseLists: (max: number) => `Ask for 1 to ${max} lists.`,
  notForThisKey: "This API key can’t read jobs.",
  notYourCompany: "You can’t post jobs for this company.",
  closedByPerson: "Someone closed this job or took it down, so its source can’t list it again.",
  externalIdMissing: "externalId is required.",
  externalIdTwice: "Another row of this call has the same externalId.",
  rowNoObject: "A row is an object with the fields of a job.",
  fieldUnknown: (name: string) => `A job has no field ${name}.`,
  chooseRows: (max: number) => `Send 1 to ${max} rows.`,
  sourceMissing: "Name the source of these jobs.",
  sourceOfKey: "An API key posts jobs of its own source. Leave this out.",
  notYourSource: "This API key can only change jobs of its own source.",
  closedNotChanged: "You can’t change a closed job.",
  closedNotPublished: "You can’t publish a closed job.",
  draftNotClosed: "You can’t close a draft.",
  notJustClosed: "This job isn’t closed, or its page was taken down.",
  notYourClosing: "Someone else changed this job since, so you can’t undo this.",
  tooLateToReopen: "It’s too late to undo this. List the job again instead.",
  beingRejected: "It’s too late to undo this: the applications are being rejected.",
  changedMeanwhile: "Someone else changed this job in the meantime.",
  salaryMissing: "Salary is required.",
  companyMissing: "Choose a company.",
  noDraft: "This job has been published. Save it with updateJob.",
  onlyDraftsDeleted: "You can only delete drafts. Take this job down instead.",
  draftNotTakenDown: "A draft has no page to take down. Delete it instead.",
  notExtended: "Only a published or expired job can stay open longer.",
  notRelisted: "Only a closed or expired job can be listed again.",
  chooseJobs: (max: number) => `Choose 1 to ${max} jobs.`,
  notForChecking: "You can’t check job ads.",
};

export const newsletterErrorTexts = {
  chooseTopic: "Choose what you’d like to get.",
  chooseFrequency: "Choose daily or weekly.",
  alertUnknown: "We couldn’t find this job alert. Reload the page and try again.",
  tooMany: (max: number) => `You can have up to ${max} emails of this kind.`,
  linkInvalid: "This link has expired or isn’t valid. Please subscribe again.",
  manageLinkInvalid: "This link is incomplete. Please open it from our email again.",
  /** Why an address gets no newsletter and no job alerts. */
  stopped: {
    BOUNCED:
      "Mail to this address comes back, so we can’t send these emails. Log in with a code sent to it, or use another address.",
    COMPLAINED:
      "One of our emails to this address was marked as spam, so we don’t send these anymore. Write to us if you’d like them again.",
  },
};

/** Answers to a program that delivers what became of our emails. */
export const topicErrorTexts = {
  missing: "The message is missing.",
  notSns: "This isn’t a message from SNS. Turn off raw message delivery.",
  otherTopic: "This is another topic.",
  badCertificateUrl: "The certificate isn’t one of SNS.",
  badSubscribeUrl: "The address isn’t one of SNS.",
  badSignature: "The signature is wrong.",
  badTime: "The message is too old, or our clocks differ.",
  notConfirmed: "We can’t confirm the subscription now.",
  noCertificate: "We can’t get the certificate now.",
};

export const staffErrorTexts = {
  chooseRole: "Choose recruiter or administrator.",
  chooseCompany: "Choose the company this recruiter will work for.",
  noCompany: "Administrators act for every company. Leave the company out.",
  chooseCompanyRole: "Choose owner, recruiter, or viewer.",
  candidatesNotListed: "Choose recruiters or administrators. Candidates aren’t staff.",
  reasonMissing: "Choose why you’re turning this account off.",
  lastAdmin: "This is the only administrator. Make someone else an administrator first.",
  notYourself: "You can’t turn off your own account.",
  notStaff: "This person isn’t on the staff. Invite them instead.",
  linkInvalid: "This invitation isn’t valid. Check that you opened the newest email.",
  used: "This invitation has been used. Log in to continue.",
  revoked: "This invitation was withdrawn. Ask for a new one.",
  expired: "This invitation has expired. Ask for a new one.",
  outdated: "This invitation is out of date. Ask for a new one.",
  otherAddress: (masked: string) =>
    `This invitation is for ${masked}. Log in with that address to accept it.`,
  closed: "This invitation isn’t open anymore. Send a new one.",
};
