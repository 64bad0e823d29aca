import type { WorkplaceType } from "./role-family.js";

/** Headings above the duties. */
export const DUTY_HEADINGS = [
  "What you’ll do",
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
    "The team is in the {city} office on Tuesdays and Thursdays and works from home the other days.",
    "Hybrid in {city}: three days a week in the office and two wherever you work best. The team picks its office days each quarter.",
    "You’ll be in {city} one day a week for planning and reviews. The rest is up to you.",
    "We’re in the {city} office Monday through Wednesday. Parking and transit passes are covered.",
    "Hybrid in {city}. The whole team comes in every other Wednesday, and most people add one more day.",
  ],
  REMOTE: [
    "Remote within the United States. The team is based in {city}, with core hours from 10 a.m. to 3 p.m. local time.",
    "This position is remote. Once a quarter you’ll come to {city} for two days of planning, and we pay for the trip.",
    "Work from anywhere in the US. We send you a laptop and keep meetings between 11 a.m. and 4 p.m. ET.",
    "Fully remote, with teammates in four time zones. We write decisions down, so you never need to be in {city} to be in the loop.",
  ],
  ONSITE: [
    "This position is on-site in {city}, Monday through Friday, with the equipment and the people you support.",
    "On-site in {city}. Hours are flexible around a 9:30 a.m. stand-up, and overtime is rare.",
    "The work is on-site in {city}. After two months, you can work from home one day a week.",
    "On-site in {city}, with free parking. Evening cutovers happen about once a quarter, and you get the time back.",
  ],
};

/** How interviews are conducted. */
export const PROCESS_TEXTS = [
  "Two conversations: 45 minutes with the hiring manager and 90 minutes with two future colleagues. You’ll have an answer within three business days.",
  "Expect a 20-minute call with a recruiter, a technical conversation about work you’ve done, and a final meeting with the team. No take-home test.",
  "There are two rounds, both by video. We send you the second-round questions the day before.",
  "After a first call, you’ll work through a real problem with two people from the team. We care more about the questions you ask than about what you’ve memorized.",
  "One recruiter call, one interview with the manager, and one with the team. Most candidates go from application to decision in nine days.",
  "All interviews happen in one afternoon, with breaks, so you only take one day off. We call you with feedback.",
  "The hiring manager reads every application. If it’s a fit, you’ll meet the manager within a week and the team a week later.",
  "We’ll talk about a system you know well, then do a short exercise on ours together.",
] as const;

/** What the job offers, by kind of contract. */
export const OFFER_TEXTS = {
  w2: [
    "Consultants are paid weekly on W-2, with medical, dental, and vision coverage from the first of the month after the start date.",
    "W-2 employment with weekly pay, health insurance, a 401(k), and paid sick time from day one.",
    "You’re on our W-2 for the whole contract, with weekly pay, holiday pay, and a health plan.",
  ],
  c2c: [
    "Corp-to-corp with net 30 terms, or W-2 with benefits. The rate is the same for both.",
    "You choose W-2 or corp-to-corp. On W-2, health insurance starts within 30 days. On corp-to-corp, we pay invoices every two weeks.",
  ],
  toHire: [
    "We agree on the conversion salary before you start, so there are no surprises.",
    "Conversion is planned and budgeted. Nine of the last 10 consultants on this team became employees.",
    "You start on W-2 with benefits. A month before the contract ends, we decide together, in writing, about a permanent job.",
  ],
  fullTime: [
    "The offer includes medical, dental, and vision insurance, a 401(k) with a 5% match, 20 days of vacation, and 16 weeks of parental leave.",
    "On top of the salary, you get an annual bonus of up to 10%, a health plan with no employee premium, and four weeks of vacation.",
    "Benefits start on day one: health insurance, a 401(k) match, 18 days of vacation that grow to 25, and $3,000 a year for training.",
    "You get health coverage for you and your family, a 6% retirement match, paid volunteer days, and a training budget you control.",
  ],
  partTime: [
    "Spread your hours over three, four, or five days. Health insurance and paid leave apply from 20 hours a week.",
    "You pick your days with the team, and they stay the same. Paid leave and the retirement match are prorated.",
  ],
} as const;

/** Sponsorship that the employer offers and mentions, with what the job says of it. */
export const SPONSORSHIP_TEXTS = [
  { text: "We support H-1B transfers for this position.", offers: ["TRANSFER"] },
  {
    text: "H-1B transfer is available, and green card sponsorship can start after your first year.",
    offers: ["TRANSFER", "GREEN_CARD"],
  },
  { text: "We file H-1B transfers and pay the fees.", offers: ["TRANSFER"] },
] as const;

/** E-Verify note for extensions of practical training. */
export const STEM_TEXTS = [
  "We use E-Verify, so STEM OPT extensions are possible.",
  "The employer is enrolled in E-Verify and completes Form I-983 for STEM OPT.",
] as const;

/** Closing statements. */
export const WELCOME_TEXTS = [
  "Need an accommodation for the interview? Tell us, and we’ll arrange it.",
  "You don’t have to meet every qualification to apply. Tell us what you’d learn first.",
  "We hire for skills, and we welcome applicants of every background.",
  "All qualified applicants are considered without regard to race, religion, sex, national origin, citizenship status, disability, or veteran status.",
] as const;

/** Of jobs paid by the hour whose employer says that it uses E-Verify. */
export const E_VERIFY_TEXT = "We use E-Verify for everyone we hire, after they accept.";

/** What a job paid by the hour offers. */
export const HOURLY_OFFERS = {
  "Full-time": [
    "Pay comes every Friday. Overtime is time and a half after 40 hours, and you see your schedule two weeks ahead. Health, dental, and vision insurance start after 30 days, with paid time off from the first day and a 401(k) match.",
    "You’re paid weekly, with time and a half for overtime. Insurance starts on the first of the month after you do, and you get 15 paid days off in your first year, plus holidays.",
    "Weekly pay, paid breaks, and time and a half after 40 hours. Medical insurance costs you $28 a week, and the employer adds 4% to your 401(k). After six months, you can move to another shift.",
  ],
  "Part-time": [
    "You’re paid weekly, and your days stay the same. Paid sick time counts from the first day, and after three months you can ask for more hours. If you study or care for someone, tell us which days don’t work, and we’ll plan around them.",
    "Weekly pay, paid sick time, and a schedule that you see three weeks ahead. If you’d like full-time work later, you hear about it first. Swapping a shift with a colleague takes a text message.",
  ],
  Temporary: [
    "You’re on our W-2 for the whole time, with weekly pay, time and a half after 40 hours, and health insurance from week four. When the season ends, we call you about the next job before we advertise it.",
  ],
} as const;

/** How people are hired for jobs paid by the hour. */
export const HOURLY_PROCESSES = [
  "Applying takes five minutes, and a resume of one page is plenty. We call within two business days, show you the place before you decide, and most people start within 10 days. If another language is easier for you, say so in the application, and we’ll find someone who speaks it.",
  "No cover letter, no test. You talk with the shift lead for 20 minutes, walk through the building, and get an answer the same day. Bring someone who interprets for you if you like; the work matters more than perfect English.",
  "Tell us when you can work. We call you back, answer your questions, and offer a paid trial shift. You’ll know by the end of it. We keep every application for the next opening on the same shift, so you only write once.",
] as const;
