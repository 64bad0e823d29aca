import { language } from "#texts/language";

const size = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString(language.locale, { maximumFractionDigits: 1 })} MB`;

/** The server's error messages about companies and their contacts. */
export const companyErrorTexts = {
  nameMissing: "Enter the company’s name.",
  nameTaken: "There’s already a company with this name.",
  changedMeanwhile: "Someone else changed this company in the meantime.",
  websiteInvalid: "Enter a web address like example.com.",
  contactNameMissing: "Enter the contact’s name.",
  phoneInvalid: "Enter a phone number, like +1 214 555 0134.",
  logoMissing: "Choose a picture.",
  logoTooLarge: (bytes: number) => `Choose a picture of ${size(bytes)} or less.`,
  logoType: "Choose a PNG, JPEG, or WebP picture that isn’t animated.",
  logoUnreadable: "We couldn’t read this picture. Choose another one.",
  logoCutOff: "The upload was interrupted. Please try again.",
  sameCompany: "Choose two different companies.",
  confirmName: (name: string) => `Type “${name}” to confirm.`,
};

/** The server's error messages about boards that move in. */
export const boardErrorTexts = {
  fileMissing: "Choose a file.",
  fileTooLarge: (bytes: number) =>
    `Choose a file of ${size(bytes)} or less. A larger one needs the command npm run import.`,
  fileCutOff: "The upload was interrupted. Please try again.",
  notChecked: "This file isn’t ready to be imported. Check it again.",
  tooLate: "We kept this file for a day, and have deleted it. Check it again.",
};

/** The server's error messages about the inbox of contact messages. */
export const inboxErrorTexts = {
  answerMissing: "Write your answer.",
  badSendId: "Use a UUID of your own for each answer.",
  assigneeInvalid: "Choose an administrator whose account is turned on.",
};

/** The server's error messages about API keys. */
export const keyErrorTexts = {
  overlap: (hours: number) => `Choose 0 to ${hours} hours.`,
  notLive: "Only a key that still works can be replaced.",
  replaced: "This key has been replaced already.",
};

/** The server's error messages about the mail queue. */
export const mailQueueErrorTexts = {
  sentMeanwhile: "This email isn’t waiting for you anymore.",
};

/** The server's error messages about the site's settings. */
export const settingErrorTexts = {
  valueMissing: "Enter a number or words.",
  labelMissing: "Say what this figure counts.",
  quoteMissing: "Enter the quote.",
  personMissing: "Enter who said it.",
  roleMissing: "Enter their job and location.",
  profileInvalid: "Enter a web address like linkedin.com/in/name.",
  tooMany: (max: number) => `Use ${max} or fewer.`,
};

/** The list of plans that were sold. */
export const soldPlanErrorTexts = {
  chooseDay: "Choose a day.",
  chooseMonths: "Choose 1 to 24 months.",
};
