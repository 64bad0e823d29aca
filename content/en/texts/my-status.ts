import { jobFilterWords } from "#content/job-filters";
import { daysBetween, type PlainDay } from "#site/plain-day";
import type {
  ClockLine,
  RulePeriod,
  Unemployment,
  UntoldUnemployment,
  WorkerGrace,
} from "#site/status-clock";
import {
  PROGRAM_DEPARTURE_DAYS,
  STEM_FILING_DAYS,
  STEM_RECOMMENDED_DAYS,
  type RuleName,
  type VisaStatus,
} from "#site/status-rules";
import type { SheetFault, StemExtension } from "#site/status-sheet";
import { language } from "#texts/language";

const statuses: Record<VisaStatus, string> = {
  ...jobFilterWords.workAuthorization.values,
  ...{ H1B1: "H-1B1", O1: "O-1", E1: "E-1", E2: "E-2", J1: "J-1", DACA: "DACA" },
};

/** Days within this many of today need no year. */
const SOON = 180;

/** "January 16", or with its year if it's not soon. */
const dayText = (day: PlainDay, today: PlainDay): string => {
  const ahead = daysBetween(today, day);
  return ahead >= 0 && ahead < SOON ? language.monthAndDay(day) : language.longDate(day);
};

const days = (count: number): string => language.counted(count, "day", "days");

/** What a line of the clock says, and what there is to know about it. */
interface LineText {
  title: string;
  text: string;
}

const EVERY_DAY = "Every day without a job counts, including weekends.";

/** How the sheet can tell what the count lacks. */
function untoldText({ limit, isCounting }: UntoldUnemployment, status: string): LineText {
  const title = `${status}: at most ${limit} days without a job`;
  if (isCounting === null)
    return {
      title,
      text: `Update your details: are you working now, and how many days have you used so far? ${EVERY_DAY}`,
    };
  return {
    title,
    text: isCounting
      ? `Update your details: add your days so far, or your last day of employment. ${EVERY_DAY}`
      : "To see how many are left, update your details and add your days so far. They don’t grow while you’re working.",
  };
}

function unemploymentText(
  line: Unemployment | UntoldUnemployment,
  status: string,
  today: PlainDay,
): LineText {
  if (line.used === null) return untoldText(line, status);
  const { used, limit, left, isCounting, lastDay } = line;
  const title = line.isAtLeast
    ? `${status}: ${used} of ${limit} days used since your last job`
    : `${status}: ${used} of ${limit} days used, ${left} left`;
  if (used > limit)
    return { title, text: "You are over the limit. Talk to your school’s DSO right away." };
  if (isCounting === null)
    return {
      title,
      text: `Update your details and tell us whether you’re working now. ${EVERY_DAY}`,
    };
  const before = line.isAtLeast
    ? "Days before that job count, too: update your details and add all your days so far. "
    : "";
  if (lastDay !== null)
    return {
      title,
      text: `${before}${EVERY_DAY} Day ${limit} is ${dayText(lastDay, today)}${line.isAtLeast ? " at the latest" : ""}.`,
    };
  return {
    title,
    text: isCounting
      ? `${before}${EVERY_DAY}`
      : `${before}Days without a job count, including weekends. The count stops while you’re working and after OPT ends.`,
  };
}

/** Of H-1B only: workers of other statuses wait until the petition is approved. */
const PORTABILITY =
  "You don’t have to wait for its approval: you can start once the petition is filed, or on the start date it asks for, if that’s later (8 CFR 214.2(h)(2)(i)(H)).";

function workerGraceText(line: WorkerGrace, visa: VisaStatus, today: PlainDay): LineText {
  const status = statuses[visa];
  const [from, to] = [dayText(line.from, today), dayText(line.to, today)];
  const rule =
    "By the last day, a new employer must file its petition, or you must file to change your status, or leave. You get this grace period once per authorized period, and the government can shorten it.";
  const text = visa === "H1B" ? `${rule} ${PORTABILITY}` : rule;
  if (line.days === 0)
    return {
      title: `${status}: no days after your last day of employment`,
      text: `Your status ends on ${dayText(line.to, today)}, too. Talk to an immigration lawyer now.`,
    };
  if (line.phase === "running")
    return {
      title: `${status}: day ${line.day} of ${line.days}, last day to file ${to}`,
      text: line.days < 60 ? `Your status ends before the 60 days do. ${text}` : text,
    };
  if (line.phase === "ahead")
    return { title: `${status}: ${days(line.days)} from ${from}, last day to file ${to}`, text };
  return {
    title: `${status}: the ${days(line.days)} ended on ${to}`,
    text: "If nothing was filed by then, talk to an immigration lawyer now.",
  };
}

const periodTexts: Record<
  RulePeriod["rule"],
  (line: RulePeriod, from: string, to: string) => LineText
> = {
  stemFiling: ({ phase }, from, to) => ({
    title: {
      ahead: `STEM extension: apply from ${from} to ${to}`,
      running: `STEM extension: apply now, last day ${to}`,
      over: `STEM extension: the last day to apply was ${to}`,
    }[phase],
    text: `The extension adds 24 months. Two deadlines apply: the last ${STEM_FILING_DAYS} days of OPT, and ${STEM_RECOMMENDED_DAYS} days from the day your school’s DSO recommends the extension. Whichever comes first counts. Your employer must be enrolled in E-Verify, and you both sign a training plan, Form I-983.`,
  }),
  stemPending: (_line, from, to) => ({
    title: `While your application is pending: work from ${from} to ${to} at the latest`,
    text: "If you applied in time, your work permit goes on for up to 180 days, or until USCIS decides.",
  }),
  capGap: (_line, from, to) => ({
    title: `With an H-1B petition filed in time: OPT goes on from ${from} to ${to} at the latest`,
    text: "The petition must be under the yearly cap, ask for a change of status, and be filed before OPT ends. OPT then goes on until the H-1B starts, but no longer than this day, and days without a job still count. A petition filed in the 60 days after OPT lets you stay, but not work.",
  }),
  programDeparture: ({ phase }, from, to) => ({
    title: {
      ahead: `After your program: ${PROGRAM_DEPARTURE_DAYS} days, from ${from} to ${to}`,
      running: `After your program: ${PROGRAM_DEPARTURE_DAYS} days, until ${to}`,
      over: `After your program: the ${PROGRAM_DEPARTURE_DAYS} days ended on ${to}`,
    }[phase],
    text: "To travel and to leave. You can’t work in these days. No rule counts days without a job during the program, but work in it needs your sponsor’s approval.",
  }),
  departure: ({ phase }, from, to) => ({
    title: {
      ahead: `After OPT: 60 days, from ${from} to ${to}`,
      running: `After OPT: 60 days, until ${to}`,
      over: `After OPT: the 60 days ended on ${to}`,
    }[phase],
    text: "To leave, change schools, or change your status. You can’t work in these days.",
  }),
};

const WHILE_WORKING =
  "Nothing counts while you’re working. If your job ends, add your last day of employment: your status goes on for up to 60 days after it, but not past its own last day.";
const NO_COUNT = "No rule counts your days without a job.";
const ANY_EMPLOYER = "You can work for any employer";

/** The note for a status without a day count. The other statuses have lines on the clock. */
const noClock: Partial<Record<VisaStatus, string>> = {
  ...{ H1B: WHILE_WORKING, H1B1: WHILE_WORKING, L1: WHILE_WORKING, TN: WHILE_WORKING },
  ...{ E3: WHILE_WORKING, O1: WHILE_WORKING, E1: WHILE_WORKING, E2: WHILE_WORKING },
  CPT: `${NO_COUNT} You can work for the employer and on the dates that your Form I-20 names, and no others.`,
  H4_EAD: `${NO_COUNT} ${ANY_EMPLOYER} until the last day of your card, as long as your spouse’s status goes on. If your spouse’s job ends, their grace period of up to 60 days is yours, too.`,
  L2_EAD: `${NO_COUNT} ${ANY_EMPLOYER}, as long as your spouse’s status and yours go on. If your spouse’s job ends, their grace period of up to 60 days is yours, too.`,
  GC_EAD: `${NO_COUNT} ${ANY_EMPLOYER} until the last day of your card, while your application for a green card is pending.`,
  DACA: `${NO_COUNT} ${ANY_EMPLOYER} until the last day of your card.`,
  GREEN_CARD: `${NO_COUNT} ${ANY_EMPLOYER}. The last day of a green card is that of the card.`,
  US_CITIZEN: `${NO_COUNT} ${ANY_EMPLOYER}.`,
};

const UNNAMED = "Jobs don’t state this status, so we can’t tell which ones are open to you.";

/** About jobs, for statuses that they don't name. */
const unnamed: Partial<Record<VisaStatus, string>> = {
  DACA: "Jobs don’t name DACA. The ones open to EAD holders are open to you, too.",
  H1B1: "Jobs name H-1B, not H-1B1, so we mark none as open to you. Ask the employer about yours.",
  ...{ O1: UNNAMED, E1: UNNAMED, E2: UNNAMED, J1: UNNAMED },
};

const spans: Record<RuleName, string> = {
  unemployment: "Without a job",
  workerGrace: "Grace period",
  stemFiling: "Apply for STEM",
  stemPending: "Pending",
  capGap: "Cap-gap",
  departure: "60 days",
  programDeparture: "30 days",
};

/** Texts of "My status", which a browser keeps for its owner. */
export const myStatusTexts = {
  description:
    "A private note of your visa status: how many days you have, and which jobs are open to you.",
  privateTitle: "Only you can see this",
  lead: "Save your status to see how many days you have left and which jobs are open to you. It stays in this browser, encrypted. We don’t get it unless you ask us to keep it.",
  needsScript: "This page works in your browser only, and needs JavaScript. Questions? Write to",
  notLoaded: "We couldn’t load your status",
  statuses,
  dayText,
  sheetTitle: "Your details",
  statusLabel: "Status",
  statusChoose: "Choose your status",
  startLabel: "First day (optional)",
  startHint: "Of this status, as on your card or I-94.",
  endLabel: "Last day",
  endLabelOptional: "Last day (optional)",
  endHint: (status: VisaStatus): string =>
    status === "J1"
      ? "Of your program, as on your Form DS-2019."
      : status === "CPT"
        ? "As on your Form I-20."
        : "As on your EAD card, or your I-94.",
  workingLabel: "Working now?",
  workingHint:
    "Any job that counts toward OPT. Without one, each day adds to your unemployment days.",
  workingChoose: "Choose one",
  working: "Yes",
  notWorking: "No",
  lastDayOver:
    "You said you’re working now, but this date has passed. Clear it, or change your answer to No.",
  daysLabel: "Days without a job so far",
  daysHint: "In all of OPT. Your school’s DSO or the SEVP Portal can tell you.",
  asOfLabel: "Counted through",
  lastDayLabel: "Last day of employment (if it ended or will end)",
  lastDayHint: "The last day you’re paid for. The count starts the next day.",
  stemLabel: "STEM extension",
  stemExtensions: {
    NO: "Not for me",
    OPEN: "Open: I haven’t applied yet",
    PENDING: "Pending: I applied",
  } satisfies Record<StemExtension, string>,
  staysLabel: "This is my own device: keep it here when I log out",
  save: "Save in this browser",
  saveBoth: "Save here and in my account",
  /** For screen readers. */
  saved: "Saved.",
  cancel: "Cancel",
  change: "Change",
  forget: "Delete it",
  forgetTitle: "Delete your status?",
  forgetText: "We’ll delete it from this browser. There’s no copy.",
  forgetTextWithAccount:
    "We’ll delete it from this browser. The copy in your account stays until you delete it there.",
  keepIt: "Keep it",
  notForgotten: "Your browser didn’t delete it. Please try again, or clear this site’s data.",
  inBrowser: "Kept in this browser only, encrypted.",
  inTab:
    "Your browser doesn’t let sites keep anything, as in a private window. Your status is here until you close this tab.",
  blocked:
    "Your browser doesn’t let sites keep anything, as in a private window. You can fill this in, but it’s gone when you close this tab.",
  atLogOut: "It’s deleted from this browser when you log out.",
  afterLogOut: "It stays in this browser when you log out, and you see it again once you log in.",
  unreadable: "Your status can’t be read",
  unreadableText:
    "It’s still here, but the key that opens it is gone: your browser may have cleared part of its data. No one can read it now. You can start again.",
  startAgain: "Start again",
  changedElsewhere: "You changed your status in another tab.",
  nowThere: (status: string, end: string | null): string =>
    end === null ? `It now says ${status}.` : `It now says ${status} until ${end}.`,
  goneElsewhere: "You deleted it there.",
  replaces: "Saving here replaces it. Nothing you typed is lost.",
  until: (status: string, end: string): string => `${status} until ${end}`,
  unnamed,
  searchHint: "Puts your status into the search, as a filter. Only then do we see it.",
  searchTransfer: "Search jobs that sponsor an H-1B transfer",
  searchEVerify: "Search E-Verify jobs open to STEM OPT",
  clockTitle: "Your days",
  /** Instead of the clock's lines, if there are none. */
  noClock: (status: VisaStatus): string => noClock[status] ?? NO_COUNT,
  /** @param day the last one */
  ended: (day: PlainDay, today: PlainDay): LineText => ({
    title: `Your status ended on ${dayText(day, today)}`,
    text: "That’s by the days you entered. If it was extended, or goes on by a petition, enter its new last day. Until then, no job is marked as open to you.",
  }),
  /** On other pages. */
  seeClock: "See all days",
  pictureTitle: "By month",
  today: "Today",
  spans,
  spanText: (name: string, from: string, to: string): string => `${name}: ${from} to ${to}`,
  asOf: (day: PlainDay): string => `as of ${language.longDate(day)}`,
  uscis: "What USCIS says",
  notAdvice:
    "This is not legal advice: it only applies published rules to what you typed. Ask your school’s DSO or an immigration lawyer before you act.",
  account: "In your account",
  accountVisitor: "Log in to keep it in your account, too, and use it on other devices.",
  logIn: "Log in",
  accountOffer:
    "We can keep it with your account, so that you have it on other devices. It’s encrypted, only you can see it, our staff can’t, and you can delete it at any time.",
  keepInAccount: "Keep it in my account",
  accountKept: (day: string): string => `Kept in your account since ${day}. Only you can see it.`,
  accountDiffers: "The one in your account is different.",
  useHere: "Use it in this browser",
  takeBack: "Delete it from my account",
  accountFailed: "We couldn’t reach your account. Please try again.",
  accountLoadFailed: "We couldn’t check what your account keeps",
  faults: {
    noStatus: "Choose your status.",
    noDay: "Enter a date, such as 05/31/2027.",
    noEnd: "Enter the last day.",
    farDay: "Check the year: this day is too far from today.",
    endBeforeStart: "The last day can’t be before the first day.",
    endBeforeLastDay: "This is before your last day of employment.",
    lastDayBeforeStart: "This is before the first day of your status.",
    noAnswer: "Say whether you work now: your days go on without a job.",
    noStart: "Enter the first day of OPT, or your days without a job so far.",
    badDays: "Enter a whole number from 0 to 150.",
    noAsOf: "Enter the date you counted through.",
    asOfInFuture: "This date is in the future.",
    asOfBeforeStart: "This is before the first day of OPT.",
    tooManyDays: "This is more than the days that have passed since the first day.",
  } satisfies Record<SheetFault, string>,
  /** "OPT: 60 of 90 days used, 30 left" and what to know about it. */
  line: (line: ClockLine, status: VisaStatus, today: PlainDay): LineText => {
    const name = statuses[status];
    if (line.rule === "unemployment") return unemploymentText(line, name, today);
    if (line.rule === "workerGrace") return workerGraceText(line, status, today);
    return periodTexts[line.rule](line, dayText(line.from, today), dayText(line.to, today));
  },
};
