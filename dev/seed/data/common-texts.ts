import type { WorkplaceType } from "./role-family.js";

/** Headings above the duties. */
export const DUTY_HEADINGS = [
  "What you will do",
  "Your work",
  "Day to day",
  "What the work looks like",
] as const;

/** Headings above the text about the first weeks. */
export const START_HEADINGS = [
  "Your first 90 days",
  "How you start",
  "The first three months",
  "Getting started",
] as const;

/** Where the work is done; {city} is replaced by the city. */
export const PLACE_TEXTS: Record<WorkplaceType, readonly string[]> = {
  HYBRID: [
    "The team meets in the {city} office on Tuesdays and Thursdays and works from home on the other days.",
    "Hybrid in {city}: three days a week in the office, chosen by the team each quarter, and two wherever you work best.",
    "You will be in {city} one day a week for planning and reviews; the rest is up to you.",
    "We are in the {city} office Monday to Wednesday. Parking and transit passes are covered.",
    "Hybrid from {city}. The whole team comes in every other Wednesday, and most people choose one more day.",
  ],
  REMOTE: [
    "Remote within the United States. The team sits in {city} and keeps core hours from 10 am to 3 pm local time.",
    "This position is remote. You visit {city} once a quarter for two days of planning, travel paid.",
    "Work from anywhere in the US. We send the laptop, and meetings stay between 11 am and 4 pm Eastern.",
    "Fully remote, with teammates in four time zones. Decisions are written down, so nothing depends on being in {city}.",
  ],
  ONSITE: [
    "This is an on-site position in {city}, Monday to Friday, because the equipment and the people you support are there.",
    "On site in {city}. Hours are flexible around a 9:30 am stand-up, and overtime is rare.",
    "The work is done on site in {city}. One day a week from home can be arranged after the first two months.",
    "On site in {city}, with free parking. Evening cutovers happen about once a quarter and are compensated with time off.",
  ],
};

/** How interviews are conducted. */
export const PROCESS_TEXTS = [
  "The process is two conversations: 45 minutes with the hiring manager and 90 minutes with two future colleagues. You will have an answer within three working days.",
  "Expect a 20-minute call with a recruiter, a technical conversation about work you have done, and a final meeting with the team. There is no take-home test.",
  "Interviews are by video and take two rounds. We send the questions of the second round the day before.",
  "After a first call you work through a real problem with two people from the team; we pay attention to how you ask, more than to what you remember.",
  "One recruiter call, one interview with the manager, one with the team. Most candidates go from application to decision in nine days.",
  "We interview in one afternoon, with breaks, so that you take one day off and not four. Feedback follows by phone.",
  "The hiring manager reads every application. If it fits, you meet the manager within a week and the team in the week after.",
  "Interviews are a conversation about a system you know well and a short exercise on ours, done together.",
] as const;

/** What the job offers, by kind of contract. */
export const OFFER_TEXTS = {
  w2: [
    "Consultants are paid weekly on W2, with medical, dental and vision coverage from the first of the month after the start date.",
    "W2 employment with weekly pay, health insurance, a 401(k) and paid sick time from the first day.",
    "You are on our W2 for the length of the contract, with weekly pay, holiday pay and a health plan.",
  ],
  c2c: [
    "Corp-to-corp with net 30 terms or W2 with benefits; the rate shown is for either.",
    "You choose W2 or corp-to-corp. On W2, health insurance starts within 30 days; on corp-to-corp, invoices are paid every two weeks.",
  ],
  toHire: [
    "The conversion salary is agreed before you start, so that both sides know what a yes means.",
    "Conversion is planned and budgeted; nine of the last ten consultants on this team became employees.",
    "You start on W2 with benefits. The decision about permanent employment is made together, in writing, a month before the contract ends.",
  ],
  fullTime: [
    "The offer includes medical, dental and vision insurance, a 401(k) with a 5% match, 20 days of vacation and 16 weeks of parental leave.",
    "On top of the salary come a yearly bonus of up to 10%, a health plan with no premium for employees, and four weeks of vacation.",
    "Benefits start on the first day: health insurance, a 401(k) match, 18 days of vacation that grow to 25, and $3,000 a year for training.",
    "You get health coverage for you and your family, a 6% retirement match, paid volunteer days and a training budget you decide on.",
  ],
  partTime: [
    "Hours can be spread over three, four or five days. Health insurance and paid leave apply from 20 hours a week.",
    "You choose the days with the team and keep them. Paid leave and retirement match are in proportion to hours.",
  ],
} as const;

/** Sponsorship that the employer offers, mentioned once where it applies. */
export const SPONSORSHIP_TEXTS = [
  "We support H-1B transfers for this position.",
  "H-1B transfer is available, and permanent residence sponsorship can start after the first year.",
  "We file H-1B transfers and pay the fees.",
] as const;

/** E-Verify note for extensions of practical training. */
export const STEM_TEXTS = [
  "We take part in E-Verify, so STEM OPT extensions are possible.",
  "The employer is enrolled in E-Verify and completes Form I-983 for STEM OPT.",
] as const;

/** Closing statements. */
export const WELCOME_TEXTS = [
  "If you need an adjustment for the interview, tell us and we will arrange it.",
  "You do not have to meet every line of the qualifications to apply; tell us what you would learn first.",
  "We decide on skills and evidence, and we welcome applicants of every background.",
  "All qualified applicants are considered without regard to race, religion, sex, national origin, citizenship status, disability or veteran status.",
] as const;
