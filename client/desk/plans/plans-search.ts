import { personAccountTexts } from "#texts/desk-people";
import { paths, withSearch } from "#site/paths";
import type { SoldPlanFilter, SubscriptionStatus } from "../../lib/schema-types.generated";

/** What the list shows, as it is in the address; empty if not set. */
export interface PlansSearch {
  /** "due" for what has to be delivered; otherwise all plans. */
  show: "all" | "due";
  state: string;
  /** Code of a plan. */
  plan: string;
  /** Part of a name or an address. */
  buyer: string;
  /** "2026-12-01" */
  since: string;
}

const isState = (text: string): text is SubscriptionStatus =>
  Object.hasOwn(personAccountTexts.planStates, text);
export const STATES: readonly SubscriptionStatus[] = Object.keys(
  personAccountTexts.planStates,
).filter(isState);

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

export function readPlansSearch(params: URLSearchParams): PlansSearch {
  const [state, since] = [params.get("state") ?? "", params.get("since") ?? ""];
  return {
    show: params.get("show") === "due" ? "due" : "all",
    state: isState(state) ? state : "",
    plan: params.get("plan") ?? "",
    buyer: (params.get("buyer") ?? "").slice(0, 100),
    since: DAY.test(since) && !Number.isNaN(Date.parse(since)) ? since : "",
  };
}

export const plansAddress = ({ show, ...filters }: Partial<PlansSearch>): string =>
  withSearch(paths.desk("plans"), { show: show === "due" ? "due" : "", ...filters });

export const isFiltered = ({ state, plan, buyer, since }: PlansSearch): boolean =>
  [state, plan, buyer, since].some((value) => value !== "");

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

export const toFilter = ({ state, plan, buyer, since }: PlansSearch): SoldPlanFilter => ({
  status: isState(state) ? [state] : null,
  planId: orNull(plan),
  buyer: orNull(buyer),
  startedSince: orNull(since),
});
