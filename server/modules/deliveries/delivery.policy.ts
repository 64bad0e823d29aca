import { firmDayOf } from "#site/firm-day";
import { plusDays } from "#site/plain-day";
import { nextBusinessDay, onBusinessDay, onFriday } from "../../core/business-days.js";
import type { DeliveryKind } from "./delivery.entity.js";

/** When a kind of work is due, in days; weekends move it to Monday. */
interface Rhythm {
  kind: DeliveryKind;
  /**
   * Days from the start of the plan to the first time. NEXT for the next business day, FRIDAY for the first Friday with a business day
   * between it and the first contact.
   */
  first: number | "NEXT" | "FRIDAY";
  /** Days from one time to the next; null for what is done once. */
  every: number | null;
}

/** The mail about a new plan promises it. */
const FIRST_CONTACT: Rhythm = { kind: "CONTACT", first: "NEXT", every: null };

/** What the pricing page promises, by plan. */
const RHYTHMS: Readonly<Record<string, readonly Rhythm[]>> = {
  MARKET_MY_RESUME: [FIRST_CONTACT, { kind: "SUBMISSIONS", first: "FRIDAY", every: 7 }],
  BRAND_MY_CV: [
    FIRST_CONTACT,
    { kind: "DRAFT", first: 10, every: null },
    { kind: "VERSION", first: 21, every: 30 },
    { kind: "SUBMISSIONS", first: 28, every: 7 },
    { kind: "CALL", first: 30, every: 30 },
  ],
};

const MARKETING: readonly DeliveryKind[] = [
  "CONTACT",
  "SUBMISSIONS",
  "VIEWS",
  "REPLIES",
  "INTERVIEWS",
];
/** What can be recorded for a plan. Brand My CV includes everything in Market My Resume. */
const KINDS: Readonly<Record<string, readonly DeliveryKind[]>> = {
  MARKET_MY_RESUME: MARKETING,
  BRAND_MY_CV: [...MARKETING, "DRAFT", "VERSION", "CALL"],
};

const COUNTED: ReadonlySet<DeliveryKind> = new Set([
  "SUBMISSIONS",
  "VIEWS",
  "REPLIES",
  "INTERVIEWS",
]);

/** Whether an entry of this kind says how many. */
export const isCounted = (kind: DeliveryKind): boolean => COUNTED.has(kind);

/** What can be recorded for a plan; everything for one that is no longer in the catalog. */
export const kindsOf = (planId: string | null): readonly DeliveryKind[] =>
  KINDS[planId ?? ""] ?? KINDS.BRAND_MY_CV ?? [];

/** Work that a plan needs next. */
export interface Due {
  kind: DeliveryKind;
  /** "2026-12-01" */
  dueOn: string;
}

/** A plan as far as the rules need it. */
export interface PlanToDeliver {
  planId: string | null;
  startedAt: Date;
  /** When it ends; null while that is being set. */
  endsAt: Date | null;
}

/**
 * What a running plan needs next, the earliest first. Nothing is due after its end, except what is done once.
 * @param lastDone the day on which each kind was last done
 */
export function duesOf(
  { planId, startedAt, endsAt }: PlanToDeliver,
  lastDone: ReadonlyMap<DeliveryKind, string>,
): Due[] {
  const start = firmDayOf(startedAt);
  const end = endsAt === null ? null : firmDayOf(endsAt);
  const dues = (RHYTHMS[planId ?? ""] ?? []).flatMap(({ kind, first, every }): Due[] => {
    const last = lastDone.get(kind);
    if (every === null) return last === undefined ? [{ kind, dueOn: firstDay(start, first) }] : [];
    const dueOn =
      last === undefined ? firstDay(start, first) : onBusinessDay(plusDays(last, every));
    return end !== null && dueOn > end ? [] : [{ kind, dueOn }];
  });
  return dues.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

function firstDay(start: string, first: Rhythm["first"]): string {
  if (first === "NEXT") return nextBusinessDay(start);
  if (first === "FRIDAY") return firstFriday(start);
  return onBusinessDay(plusDays(start, first));
}

/** The first Friday that leaves a business day to send the resume out after the first contact. */
const firstFriday = (start: string): string => onFriday(plusDays(nextBusinessDay(start), 2));
