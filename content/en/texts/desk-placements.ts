import { language } from "#texts/language";
import type { PlacementEndReason, PlacementState } from "#site/schema-enums.generated";

const medium = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeZone: "UTC" });
const month = new Intl.DateTimeFormat(language.locale, { month: "short", timeZone: "UTC" });
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);
const on = (text: string): string => medium.format(dayOf(text));
const span = (start: string, end: string | null): string =>
  end === null ? `From ${on(start)}, no\u00a0end\u00a0planned` : `${on(start)} – ${on(end)}`;

/** People at work at clients. */
export const placementTexts = {
  lead: "Who starts soon, who finishes soon, and who needs an extension.",
  failed: "We couldn’t load the placements",
  day: on,
  month: (text: string) => month.format(dayOf(text)),
  show: "Show",
  shows: {
    current: "Current",
    starting: "Starting in 30 days",
    ending: "Ending in 30 days",
    extend: "Need an extension",
    ended: "Ended",
  },
  company: "Company",
  anyCompany: "All companies",
  mine: "Only people I hired",
  none: {
    current: "No one is placed yet",
    starting: "No one starts in the next 30 days",
    ending: "No placement ends in the next 30 days",
    extend: "No placement needs an extension",
    ended: "No placement has ended",
  },
  noneText: "When you move an application to Hired, the placement appears here.",
  timeline: "Timeline",
  timelineNote: (from: string, to: string) =>
    `${on(from)} to ${on(to)}. The line marks today. The table below has the same dates.`,
  table: "Placements",
  candidate: "Candidate",
  client: "Client and job",
  dates: "From and to",
  rates: "Pay and bill rate",
  margin: "Margin",
  recruiter: "Recruiter",
  actions: "Actions",
  openEnd: "open",
  span,
  pay: (rate: string) => `Pays ${rate}`,
  bill: (rate: string) => `Bills ${rate}`,
  marginOf: (rate: string, percent: string) => `${rate} (${percent})`,
  marginShort: (margin: string) => `Margin ${margin}`,
  percent: (share: number) =>
    new Intl.NumberFormat(language.locale, { style: "percent", maximumFractionDigits: 1 }).format(
      share,
    ),
  hiredBy: (name: string) => `Hired by ${name}`,
  formerColleague: "A former colleague",
  states: {
    UPCOMING: "Upcoming",
    RUNNING: "Working",
    ENDED: "Ended",
  } satisfies Record<PlacementState, string>,
  needsExtension: "Needs an extension",
  endsAsPlanned: "Ends as planned",
  endedEarly: (reason: PlacementEndReason) => `Ended early: ${endReasons[reason]}`,
  menu: (name: string) => `Actions for ${name}`,
  openApplication: "Open the application",
  edit: "Edit",
  extend: "Extend",
  end: "End early",
  confirm: "It ends as planned",
};

const endReasons: Record<PlacementEndReason, string> = {
  PROJECT_ENDED: "The project ended",
  CLIENT_ENDED: "The client ended it",
  CANDIDATE_LEFT: "The candidate left",
  CONVERTED: "The client hired the candidate",
  OTHER: "Another reason",
};

/** Hiring someone, and changing a placement. */
export const placementFormTexts = {
  hireTitle: (name: string) => `Hire ${name}`,
  hireLead: "We’ll email the candidate that they got the job. They never see the bill rate.",
  loading: "Loading what was agreed",
  loadFailed: "We couldn’t load what was agreed with the client",
  hire: "Hire",
  editTitle: (name: string) => `${name}’s placement`,
  extendTitle: (name: string) => `Extend ${name}’s placement`,
  extendLead: (end: string) => `It ends on ${on(end)} now.`,
  endTitle: (name: string) => `End ${name}’s placement early`,
  endLead: "Tell the client and the candidate first. We won’t email them.",
  client: "Client",
  start: "First day",
  end: "Last day",
  endOptional: "Last day (optional)",
  newEnd: "New last day",
  pay: "Pay rate",
  bill: "Bill rate",
  currency: "Currency",
  period: "Period",
  periods: { HOUR: "An hour", YEAR: "A year" },
  margin: (rate: string, percent: string) => `Margin: ${rate} (${percent})`,
  negativeMargin: "You’d pay more than you bill. Check the rates.",
  reason: "Reason",
  reasons: endReasons,
  chooseReason: "Choose a reason",
  note: "Note for colleagues (optional)",
  clientMissing: "Name the client.",
  startMissing: "Choose the first day.",
  endMissing: "Choose the last day.",
  endBeforeStart: "The last day can’t be before the first day.",
  payMissing: "Enter the pay rate.",
  billMissing: "Enter the bill rate.",
  reasonMissing: "Choose a reason.",
  rates: "Rates",
  nowIs: (start: string, end: string | null) => `Right now, it’s ${span(start, end)}.`,
  conflict: {
    title: "Two versions of this placement",
    text: "A colleague saved this placement while you were editing. Nothing is lost. Choose what to keep for each part.",
    someone: "Your colleague",
    chosen: "Check what you chose, and then save it.",
  },
  save: "Save",
  extend: "Extend",
  endNow: "End it",
  notSaved: "We couldn’t save this. Please try again.",
  saved: (name: string) => `${name}’s placement is saved.`,
};

/** What a hire led to, beside an application. */
export const placementPartTexts = {
  title: "Placement",
  all: "All placements",
};
