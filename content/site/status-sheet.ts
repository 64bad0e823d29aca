import { daysBetween, isPlainDay, type PlainDay } from "#site/plain-day";
import {
  statusesWithoutEnd,
  trainingStatuses,
  UNEMPLOYMENT_LIMITS,
  visaStatuses,
  workerStatuses,
  type VisaStatus,
} from "#site/status-rules";

/** Whether OPT can be extended for a STEM degree. */
export const stemExtensions = ["NO", "OPEN", "PENDING"] as const;
export type StemExtension = (typeof stemExtensions)[number];

/** What a person noted about their status. Days are null if not known. */
export interface StatusSheet {
  status: VisaStatus;
  startsOn: PlainDay | null;
  /** Last day of the status: of the card, or of the I-94. */
  endsOn: PlainDay | null;
  /** Whether the person works now; null if not said, and for other statuses than OPT. */
  isWorking: boolean | null;
  /** Days without a job in OPT, and the day up to which they are counted. */
  unemployedDays: number | null;
  unemployedAsOf: PlainDay | null;
  /** Of the last job, if it ends or ended; null for whoever goes on working. The grace period starts the day after. */
  lastDayOfWork: PlainDay | null;
  stemExtension: StemExtension;
}

export type SheetField = keyof StatusSheet;

const dayFields = ["startsOn", "endsOn", "unemployedAsOf", "lastDayOfWork"] as const;

/** A sheet as it may have been stored: earlier releases didn't ask who works. */
type StoredSheet = Omit<StatusSheet, "isWorking"> & { isWorking?: boolean | null };

/** The sheet that was stored; null for anything else, since another release may have written it in another shape. */
export const readStatusSheet = (value: unknown): StatusSheet | null =>
  isStoredSheet(value) ? { ...value, isWorking: value.isWorking ?? null } : null;

function isStoredSheet(value: unknown): value is StoredSheet {
  if (typeof value !== "object" || value === null) return false;
  const sheet: Partial<Record<SheetField, unknown>> = value;
  const { isWorking = null } = sheet;
  return (
    visaStatuses.some((status) => status === sheet.status) &&
    stemExtensions.some((extension) => extension === sheet.stemExtension) &&
    (isWorking === null || typeof isWorking === "boolean") &&
    (sheet.unemployedDays === null || typeof sheet.unemployedDays === "number") &&
    dayFields.every((field) => sheet[field] === null || isDayText(sheet[field]))
  );
}

const isDayText = (value: unknown): boolean => typeof value === "string" && isPlainDay(value);

/** What is wrong with a field, by the texts' names. */
export type SheetFault =
  | "noStatus"
  | "noDay"
  | "noEnd"
  | "farDay"
  | "endBeforeStart"
  | "endBeforeLastDay"
  | "lastDayBeforeStart"
  | "noAnswer"
  | "noStart"
  | "badDays"
  | "noAsOf"
  | "asOfInFuture"
  | "asOfBeforeStart"
  | "tooManyDays";

export type SheetFaults = Partial<Record<SheetField, SheetFault>>;

/** More years from today, a typed year is a slip: 3026, or 206. */
const MOST_YEARS = 15;
/** Since when people may have a status: citizens from birth, and some workers extend theirs for decades. */
const MOST_YEARS_SINCE = 100;

/** Of practical training, the first day is near, too. */
function isNear(
  day: PlainDay,
  field: (typeof dayFields)[number],
  status: VisaStatus,
  today: PlainDay,
): boolean {
  const isLong = field === "startsOn" && !trainingStatuses.includes(status);
  const ahead = daysBetween(today, day);
  return ahead <= MOST_YEARS * 366 && -ahead <= (isLong ? MOST_YEARS_SINCE : MOST_YEARS) * 366;
}

/**
 * The sheet's faults by field; none if it can be kept.
 * @param today where the person is
 */
export function sheetFaults(sheet: StatusSheet, today: PlainDay): SheetFaults {
  if (!visaStatuses.includes(sheet.status)) return { status: "noStatus" };
  const faults: SheetFaults = {};
  for (const field of dayFields) {
    const day = sheet[field];
    if (day === null) continue;
    if (!isPlainDay(day)) faults[field] = "noDay";
    else if (!isNear(day, field, sheet.status, today)) faults[field] = "farDay";
  }
  // Days that are none can't be compared.
  if (Object.keys(faults).length > 0) return { ...faults, ...daysFault(sheet) };
  return {
    ...orderFaults(sheet),
    ...workFault(sheet),
    ...asOfFault(sheet, today),
    ...daysFault(sheet),
  };
}

function orderFaults({ status, startsOn, endsOn, lastDayOfWork }: StatusSheet): SheetFaults {
  const faults: SheetFaults = {};
  if (endsOn === null) {
    if (!statusesWithoutEnd.includes(status)) faults.endsOn = "noEnd";
  } else if (startsOn !== null && endsOn < startsOn) faults.endsOn = "endBeforeStart";
  else if (lastDayOfWork !== null && endsOn < lastDayOfWork) faults.endsOn = "endBeforeLastDay";
  // Whoever is in training may have left a job before it.
  const isWorker = workerStatuses.includes(status);
  if (isWorker && lastDayOfWork !== null && startsOn !== null && lastDayOfWork < startsOn)
    faults.lastDayOfWork = "lastDayBeforeStart";
  return faults;
}

/** Noted days either continue or stop, and only the person knows which. Without noted days, counting those of OPT needs a first day. */
function workFault(sheet: StatusSheet): SheetFaults {
  const { isWorking, startsOn, unemployedDays, lastDayOfWork } = sheet;
  if (!trainingStatuses.includes(sheet.status) || lastDayOfWork !== null) return {};
  if (isWorking === null && unemployedDays !== null) return { isWorking: "noAnswer" };
  const isCountless = isWorking === false && unemployedDays === null && startsOn === null;
  return isCountless && sheet.status === "OPT" ? { startsOn: "noStart" } : {};
}

function asOfFault(sheet: StatusSheet, today: PlainDay): SheetFaults {
  const { unemployedDays: days, unemployedAsOf: asOf, startsOn } = sheet;
  if (days === null || !trainingStatuses.includes(sheet.status)) return {};
  if (asOf === null) return { unemployedAsOf: "noAsOf" };
  if (asOf > today) return { unemployedAsOf: "asOfInFuture" };
  // A STEM extension counts the days of the OPT before it, too.
  if (startsOn === null || sheet.status !== "OPT") return {};
  if (asOf < startsOn) return { unemployedAsOf: "asOfBeforeStart" };
  return days > daysBetween(startsOn, asOf) + 1 ? { unemployedDays: "tooManyDays" } : {};
}

const daysFault = ({ unemployedDays: days }: StatusSheet): SheetFaults =>
  days === null || (Number.isInteger(days) && days >= 0 && days <= UNEMPLOYMENT_LIMITS.STEM_OPT)
    ? {}
    : { unemployedDays: "badDays" };

/** The sheet without what its status has no use for: it may be left over from another one. */
export function usedPartOf(sheet: StatusSheet): StatusSheet {
  const isTraining = trainingStatuses.includes(sheet.status);
  const hasJobRule = isTraining || workerStatuses.includes(sheet.status);
  return {
    ...sheet,
    isWorking: isTraining ? sheet.isWorking : null,
    unemployedDays: isTraining ? sheet.unemployedDays : null,
    unemployedAsOf: isTraining && sheet.unemployedDays !== null ? sheet.unemployedAsOf : null,
    lastDayOfWork: hasJobRule ? sheet.lastDayOfWork : null,
    stemExtension: sheet.status === "OPT" ? sheet.stemExtension : "NO",
  };
}
