import { daysBetween, earlierOf, laterOf, plusDays, type PlainDay } from "#site/plain-day";
import {
  DEPARTURE_DAYS,
  PROGRAM_DEPARTURE_DAYS,
  STEM_FILING_DAYS,
  STEM_PENDING_DAYS,
  trainingStatuses,
  UNEMPLOYMENT_LIMITS,
  WORKER_GRACE_DAYS,
  workerStatuses,
} from "#site/status-rules";
import type { StatusSheet } from "#site/status-sheet";

/** A period of days, both included. */
export interface Period {
  from: PlainDay;
  to: PlainDay;
}

/** Where today is in a period. */
export type Phase = "ahead" | "running" | "over";

/** Days without a job. */
export interface Unemployment {
  rule: "unemployment";
  used: number;
  limit: number;
  /** Never negative. */
  left: number;
  /** Whether each day adds one; null if the sheet doesn't say whether the person works. */
  isCounting: boolean | null;
  /** The day that uses the last one, if none is found before; null if the count stops before that. */
  lastDay: PlainDay | null;
  /** Whether there may be more: days before the last job that the sheet doesn't tell. */
  isAtLeast: boolean;
}

/** Days without a job, of which the sheet tells too little to count them. */
export interface UntoldUnemployment extends Pick<Unemployment, "rule" | "limit" | "isCounting"> {
  used: null;
}

/** How long a worker's status outlasts the job. */
export interface WorkerGrace extends Period {
  rule: "workerGrace";
  phase: Phase;
  /** 1 on the first day; 0 or less before it. */
  day: number;
  /** 60, or fewer if the status ends before. */
  days: number;
}

/** A period that a rule gives, with nothing to count. */
export interface RulePeriod extends Period {
  rule: "departure" | "programDeparture" | "stemFiling" | "stemPending" | "capGap";
  phase: Phase;
}

export type ClockLine = Unemployment | UntoldUnemployment | WorkerGrace | RulePeriod;

const phaseOf = ({ from, to }: Period, today: PlainDay): Phase =>
  today < from ? "ahead" : today > to ? "over" : "running";

/**
 * What the rules say about a sheet without faults, in the order to read it.
 * @param today where the person is
 */
export const statusClock = (sheet: StatusSheet, today: PlainDay): ClockLine[] =>
  [
    unemployment(sheet, today),
    workerGrace(sheet, today),
    ...[...afterTraining(sheet), ...afterProgram(sheet)].map((period) => ({
      ...period,
      phase: phaseOf(period, today),
    })),
  ].filter((line) => line !== null);

/**
 * The last day of a status that has ended by the sheet's days: of a worker's grace period, of training with what a pending extension
 * adds, or of the status. Null while it goes on, and for those that outlast their card.
 * @param today where the person is
 */
export function endedOn(sheet: StatusSheet, today: PlainDay): PlainDay | null {
  if (sheet.status === "GREEN_CARD" || sheet.status === "US_CITIZEN") return null;
  const last = workerGrace(sheet, today)?.to ?? endOfTraining(sheet);
  return last !== null && today > last ? last : null;
}

/** 8 CFR 214.2(f)(10)(ii)(E): every day of OPT without a job counts, weekends too, and no day before or after it. */
function unemployment(
  sheet: StatusSheet,
  today: PlainDay,
): Unemployment | UntoldUnemployment | null {
  const { status, isWorking, unemployedDays, unemployedAsOf } = sheet;
  if (status !== "OPT" && status !== "STEM_OPT") return null;
  const limit = UNEMPLOYMENT_LIMITS[status];
  const noted = unemployedDays ?? 0;
  const before = dayBeforeTheFirst(sheet);
  const end = endOfTraining(sheet);
  const isOver = end !== null && today > end;
  if (before === null) {
    const isCounting = isWorking === null ? null : !isWorking;
    if (unemployedDays !== null) return count(noted, limit, isCounting, null);
    return isOver ? null : { rule: "unemployment", used: null, limit, isCounting };
  }
  // The last day that needs no counting: it is in the noted number, or was worked, or came before OPT.
  const known = laterOf(unemployedAsOf ?? before, before);
  const until = end === null ? today : earlierOf(today, end);
  const used = noted + Math.max(0, daysBetween(known, until));
  const last = plusDays(known, Math.max(0, limit - noted));
  const isCounting = today > before && !isOver;
  const lastDay = end !== null && last > end ? null : last;
  return { ...count(used, limit, isCounting, lastDay), isAtLeast: mayHaveMore(sheet) };
}

/** Whether days may have been used before the last job. Of OPT, none were if that job ended before it. */
function mayHaveMore({ status, startsOn, unemployedDays, lastDayOfWork }: StatusSheet): boolean {
  if (unemployedDays !== null || lastDayOfWork === null) return false;
  return status === "STEM_OPT" || startsOn === null || lastDayOfWork >= startsOn;
}

/** The day before the person's first known day without a job; null if they work, or the sheet doesn't say enough. */
function dayBeforeTheFirst(sheet: StatusSheet): PlainDay | null {
  const { status, isWorking, startsOn, unemployedAsOf, lastDayOfWork } = sheet;
  const beforeStart = startsOn === null ? null : plusDays(startsOn, -1);
  if (lastDayOfWork !== null)
    // The 150 days are those of the extension and of the OPT before it, so its first day begins no count.
    return status === "OPT" && beforeStart !== null
      ? laterOf(lastDayOfWork, beforeStart)
      : lastDayOfWork;
  if (isWorking !== false) return null;
  if (unemployedAsOf !== null) return plusDays(unemployedAsOf, -1);
  // An extension starts with a job, so not all of its days were without one.
  return status === "OPT" ? beforeStart : null;
}

/**
 * The last day of practical training. 8 CFR 274a.12(b)(6)(iv): while an application for the STEM extension is pending, work goes on
 * after the card's end, for 180 days at most; and where work goes on, days without it do.
 */
const endOfTraining = ({ endsOn, stemExtension }: StatusSheet): PlainDay | null =>
  endsOn !== null && stemExtension === "PENDING" ? plusDays(endsOn, STEM_PENDING_DAYS) : endsOn;

const count = (
  used: number,
  limit: number,
  isCounting: boolean | null,
  lastDay: PlainDay | null,
): Unemployment => {
  const left = Math.max(0, limit - used);
  return { rule: "unemployment", used, limit, left, isCounting, lastDay, isAtLeast: false };
};

/** 8 CFR 214.1(l)(2): up to 60 consecutive days from the day after the last day of employment, never past the status's end. */
function workerGrace(sheet: StatusSheet, today: PlainDay): WorkerGrace | null {
  const { status, lastDayOfWork, endsOn } = sheet;
  if (!workerStatuses.includes(status) || lastDayOfWork === null) return null;
  const from = plusDays(lastDayOfWork, 1);
  const full = plusDays(lastDayOfWork, WORKER_GRACE_DAYS);
  const to = endsOn === null ? full : earlierOf(full, endsOn);
  const days = daysBetween(lastDayOfWork, to);
  const day = daysBetween(lastDayOfWork, today);
  // On the last day of the status, no day is left.
  const phase = days === 0 ? (today < from ? "ahead" : "over") : phaseOf({ from, to }, today);
  return { rule: "workerGrace", from, to, phase, day, days };
}

/** What follows OPT: an extension, a petition for H-1B, or departure. */
function afterTraining(sheet: StatusSheet): Omit<RulePeriod, "phase">[] {
  const { status, endsOn, stemExtension } = sheet;
  if (!trainingStatuses.includes(status) || endsOn === null) return [];
  const next = plusDays(endsOn, 1);
  const periods: (Omit<RulePeriod, "phase"> | false)[] = [
    stemExtension === "OPEN" && {
      rule: "stemFiling",
      from: plusDays(endsOn, -STEM_FILING_DAYS),
      to: endsOn,
    },
    stemExtension === "PENDING" && {
      rule: "stemPending",
      from: next,
      to: plusDays(endsOn, STEM_PENDING_DAYS),
    },
    { rule: "capGap", from: next, to: capGapEnd(endsOn) },
    stemExtension !== "PENDING" && {
      rule: "departure",
      from: next,
      to: plusDays(endsOn, DEPARTURE_DAYS),
    },
  ];
  return periods.filter((period) => period !== false);
}

/** 8 CFR 214.2(j)(1)(ii): an exchange visitor has 30 days for travel after the program on Form DS-2019. */
const afterProgram = ({ status, endsOn }: StatusSheet): Omit<RulePeriod, "phase">[] =>
  status === "J1" && endsOn !== null
    ? [
        {
          rule: "programDeparture",
          from: plusDays(endsOn, 1),
          to: plusDays(endsOn, PROGRAM_DEPARTURE_DAYS),
        },
      ]
    : [];

/**
 * 8 CFR 214.2(f)(5)(vi), since January 17, 2025 (89 FR 103054): a petition for a new H-1B with a change of status, filed in time,
 * carries OPT to April 1 of the fiscal year it asks for, or to the petition's start, whichever is earlier. Petitions are filed from
 * April 1 on, for the fiscal year that starts on October 1. OPT that ends before October reaches its April; OPT that ends later, while
 * the petition is pending or starts after it, the one of the same fiscal year.
 */
function capGapEnd(endsOn: PlainDay): PlainDay {
  const [year, rest] = [Number(endsOn.slice(0, 4)), endsOn.slice(5)];
  return `${rest < "04-01" ? year : year + 1}-04-01`;
}
