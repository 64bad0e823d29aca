import { language } from "#texts/language";
import type { IntakeItem, PlanStepKind } from "#site/schema-enums.generated";

const weekday = new Intl.DateTimeFormat(language.locale, {
  ...{ weekday: "long", month: "long", day: "numeric", timeZone: "UTC" },
});
/** "Friday, December 4". @param day YYYY-MM-DD */
const onDay = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`));

/** What a buyer still has to send, as it follows “your”. */
const ITEMS: Record<IntakeItem, string> = {
  RESUME: "resume",
  TARGET_ROLE: "target role",
  LOCATION: "location",
  PHONE: "phone number",
};

/** “resume, target role, and phone number” */
const list = (missing: readonly IntakeItem[]): string =>
  language.listed(
    missing.map((item) => ITEMS[item]),
    "and",
  );
const yours = (missing: readonly IntakeItem[]): string => `your ${list(missing)}`;

/** The steps of a plan’s first weeks, as its buyer reads them. */
const STEPS: Record<PlanStepKind, readonly [coming: string, done: string]> = {
  PAID: ["You pay", "You paid"],
  INTAKE: ["You send us your resume", "We have your resume and details"],
  CONTACT: ["Your specialist emails you", "Your specialist emailed you"],
  FIRST_LIST: ["You get your first list of submissions", "You got your first list of submissions"],
  FIRST_DRAFT: ["You get the first draft of your resume", "You got a draft of your resume"],
};

/** What happens when. */
export const trackTexts = {
  title: "What happens next",
  step: (kind: PlanStepKind, isDone: boolean): string => STEPS[kind][isDone ? 1 : 0],
  onDay,
  byDay: (day: string) => `By ${onDay(day)}`,
  /** Of a step that is the buyer’s turn. */
  now: "Now, on this page",
  /** @param day the specialist’s */
  holds: (day: string) => `These dates hold if we have everything by ${onDay(day)}.`,
};

/** What a buyer gives us so that we can begin. */
export const intakeTexts = {
  title: "Send us your resume",
  lead: "Your specialist starts with this. Send what you have, and add the rest later.",
  targetRole: "Target role",
  targetRoleHint: "For example, “Java developer” or “Registered nurse.”",
  location: "Where you want to work",
  locationHint: "A city, a few states, or “Remote.”",
  phone: "Phone",
  fromBefore: "We filled in what we know. Check it, then send it.",
  send: "Send to your specialist",
  sending: "Sending...",
  failed: "We couldn’t save this. Please try again.",
  nothing: "Add your resume or fill in a field first.",
  saved: "Thank you. Your specialist has what they need to start.",
  savedPart: (missing: readonly IntakeItem[]) => `Saved. We still need ${yours(missing)}.`,
  stillMissing: (missing: readonly IntakeItem[]) => `We still need ${yours(missing)} to start.`,
  complete: "Your specialist has your resume and details.",
  change: "Update your details",
  canceled: "Upload canceled. Nothing was sent.",
  later: "You can do this later in My account, under Plans.",
  /** @param words what is seen, which the name begins with */
  ofPlan: (words: string, plan: string) => `${words}: ${plan}`,
};

/** What a buyer gave us, on the staff desk. */
export const deskIntakeTexts = {
  title: "What the buyer sent",
  nothing: "Nothing yet. We ask when they pay, and remind them once, a day later.",
  resume: "Resume",
  targetRole: "Target role",
  location: "Location",
  phone: "Phone",
  notGiven: "Not given yet",
  missing: (missing: readonly IntakeItem[]) => `Missing: ${list(missing)}`,
  open: (fileName: string) => `Open ${fileName}`,
};

/** The emails that ask for it. */
export const intakeMailTexts = {
  /** In the email about the start of a plan, and to staff. */
  button: "Send your resume",
  ask: (missing: readonly IntakeItem[]) =>
    `To start, your specialist needs ${yours(missing)}. It takes a minute.`,
  factDone: (day: string) => `Done, ${onDay(day)}`,
  factNow: "Now, please",
  staffFact: "Buyer sent",
  staffNothingMissing: "Everything we need",
  staffMissing: (missing: readonly IntakeItem[]) => `Still missing: ${list(missing)}`,
  subject: (plan: string) => `Your specialist is waiting for you: ${plan}`,
  title: "We need a little more to start",
  preview: "It takes a minute.",
  intro: (plan: string) =>
    `Your payment for ${plan} went through yesterday, but we can’t start until we hear from you.`,
  needs: (missing: readonly IntakeItem[]) => `We still need ${yours(missing)}.`,
  byEmail: "Prefer email? Reply to this message and attach your resume.",
  why: (siteName: string) =>
    `You’re getting this email because you bought a plan on ${siteName}. We send it once.`,
};

/** The server’s messages about it. */
export const intakeErrorTexts = {
  planOver: "This plan is over, so there’s nothing left to send for it.",
  targetRole: "Enter the role you want.",
  location: "Enter where you want to work.",
  phone: "Enter your phone number.",
  countryCode: "Choose a country code.",
  resume: "Choose a resume you sent us before.",
};
