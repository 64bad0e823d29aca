import { changeMailTexts } from "#texts/mails";

const becauseYou = (what: string) => `You’re getting this email because ${what}.`;
/** @param zone of the person who asked; the firm's if unknown */
const onDay = (date: Date, zone?: string): string => changeMailTexts.time(date, zone);

/** Texts of leaving: the copy of a person’s data, and the deletion of their account. Sent by the server. */
export const departureTexts = {
  exportAsked: "We’re making your copy. We’ll email you when it’s ready.",
  deletionAsked: (date: Date, zone?: string) =>
    `We’ll delete your account on ${onDay(date, zone)}.`,
  deletionCanceled: "Your account stays. Nothing was deleted.",
  paymentOpen:
    "You have a checkout page open. Finish the payment first, or try again tomorrow when the page has closed.",
  theirPaymentOpen:
    "This person has a checkout page open. Try again tomorrow, when the page has closed.",
  paymentWaiting:
    "Your bank is still sending a payment to us. Try again in a few days, when it has arrived.",
  theirPaymentWaiting:
    "This person’s bank is still sending a payment. Try again in a few days, when it has arrived.",
  theirDeletion: (date: Date, zone?: string) =>
    `We’ll delete this account on ${onDay(date, zone)}.`,
  theirOwn:
    "This person asked for the deletion themselves. Only they can cancel it, in their account or with the link in our email.",
  theirDeletionCanceled: "The account stays. Nothing was deleted.",
  theirCopy: "We’re making the copy. This person gets an email when it’s ready.",
  otherAddress: "This isn’t the person’s email address.",
  isStaff:
    "This person works here. Change their role to candidate on the Team page first, then try again.",
  lastAdmin: "You’re the only administrator. Make someone else an administrator first.",
  linkInvalid: "This link isn’t valid. Please open it from our email again.",
  tooLate: "It’s too late. We’ve started to delete the account.",
};

export const sessionTexts = {
  ended: "That device is signed out.",
  othersEnded: (count: number) =>
    count === 1 ? "We signed out one other device." : `We signed out ${count} other devices.`,
};

/** README.txt in the copy of a person’s data. */
export const dataCopyTexts = {
  title: (siteName: string) => `Your data at ${siteName}`,
  madeAt: (time: string) => `Made on ${time}. Times in the files are in UTC.`,
  format: "Each .json file is a list. Open it in a text editor or a browser.",
  left: "This copy leaves out secrets that could open your account, such as hashed login codes.",
  files: "Files you sent us",
  missing: "We couldn’t find these files in our storage:",
  questions: (email: string) => `Questions? Email us at ${email}.`,
};

export const exportReadyMailTexts = {
  subject: (siteName: string) => `Your ${siteName} data is ready`,
  title: "Your copy is ready",
  preview: (hours: number) => `Download it within ${hours} hours.`,
  ready: "We’ve put everything we store about you in one ZIP file.",
  open: "Get my data",
  howLong: (hours: number) =>
    `Log in to download it within ${hours} hours. After that, we delete the file.`,
  notYou:
    "Didn’t ask for this? Someone may be in your account. Use the link below to log out every device. No one can download the file without logging in to your account.",
  notYouByStaff:
    "Didn’t ask for this? Reply to this email. No one can download the file without logging in to your account.",
  why: (siteName: string) => becauseYou(`you asked ${siteName} for your data`),
};

export const deletionAskedMailTexts = {
  subject: (siteName: string) => `Your ${siteName} account will be deleted`,
  title: "We’ll delete your account",
  preview: "Changed your mind? You can still keep it.",
  asked: (date: Date, zone?: string) =>
    `You asked us to delete your account. We’ll do it on ${onDay(date, zone)}.`,
  askedByStaff: (date: Date, zone?: string) =>
    `You asked our team to delete your account. We’ll do it on ${onDay(date, zone)}.`,
  undo: "Changed your mind, or didn’t ask for this? Keep your account with the button below. You don’t have to log in.",
  keep: "Keep my account",
  notYou:
    "Didn’t ask for this? Someone may be in your account. Use the link below. We’ll keep your account and log out every device.",
  notYouByStaff: "Didn’t ask our team for this? Keep your account, and reply to this email.",
  why: (siteName: string) => becauseYou(`someone asked to delete your ${siteName} account`),
};

export const deletedMailTexts = {
  subject: (siteName: string) => `Your ${siteName} account is deleted`,
  title: "Your account is deleted",
  preview: "This is our last email about it.",
  deleted: "We’ve deleted your account, your applications, and your resumes.",
  plans: "If you had a plan, it has ended, and we won’t charge your card again.",
  kept: "If you paid us, the law requires us to keep the payments and the terms you signed for seven years.",
  goodbye: "You’re welcome back anytime. Just sign up again.",
  notYou: (email: string) => `Didn’t ask for this? Email us at ${email}.`,
  why: (siteName: string) => becauseYou(`you had a ${siteName} account`),
};
