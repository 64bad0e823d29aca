import { localDay, type PlainDay } from "#site/plain-day";
import { visaStatuses } from "#site/status-rules";
import {
  sheetFaults,
  stemExtensions,
  usedPartOf,
  type SheetField,
  type StatusSheet,
} from "#site/status-sheet";
import { myStatusTexts } from "#texts/my-status";
import { textOf, type Faults } from "../../lib/use-form";

/** What the form has; the status is null until one is chosen. */
export interface SheetValues {
  sheet: StatusSheet | null;
  staysAfterSignOut: boolean;
}

/** Reads the form. Fields that the status has no use for are left out. */
export function readSheet(data: FormData): SheetValues {
  const status = visaStatuses.find((each) => each === textOf(data, "status"));
  const staysAfterSignOut = data.get("staysAfterSignOut") === "on";
  if (status === undefined) return { sheet: null, staysAfterSignOut };
  const dayOf = (field: SheetField) => textOf(data, field) || null;
  const sheet = usedPartOf({
    status,
    startsOn: dayOf("startsOn"),
    endsOn: dayOf("endsOn"),
    isWorking: answers.get(textOf(data, "isWorking")) ?? null,
    unemployedDays: readDays(textOf(data, "unemployedDays")),
    unemployedAsOf: dayOf("unemployedAsOf"),
    lastDayOfWork: dayOf("lastDayOfWork"),
    stemExtension: stemExtensions.find((each) => each === textOf(data, "stemExtension")) ?? "NO",
  });
  return { sheet, staysAfterSignOut };
}

/** The values of the form's question whether the person works. */
export const WORKING = { yes: "YES", no: "NO" } as const;
const answers = new Map<string, boolean>([
  [WORKING.yes, true],
  [WORKING.no, false],
]);

/** Null for nothing; not a number for anything else than digits. */
const readDays = (text: string): number | null =>
  text === "" ? null : /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;

/** The form's faults in words. @param today where the person is */
export function checkSheet({ sheet }: SheetValues, today: PlainDay = localDay(new Date())): Faults {
  if (sheet === null) return { status: myStatusTexts.faults.noStatus };
  const faults: [string, string][] = Object.entries(sheetFaults(sheet, today)).map(
    ([field, fault]) => [field, myStatusTexts.faults[fault]],
  );
  // Here only: the server doesn't know the person's day.
  const { isWorking, lastDayOfWork } = sheet;
  const wasLast = isWorking === true && lastDayOfWork !== null && lastDayOfWork < today;
  return {
    ...(wasLast && { lastDayOfWork: myStatusTexts.lastDayOver }),
    ...Object.fromEntries(faults),
  };
}
