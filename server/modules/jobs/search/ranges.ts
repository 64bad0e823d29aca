import { PAY_STEPS } from "#site/pay-steps";
import { POSTED_DAYS } from "#site/posted-days";
import { RADII } from "#site/radii";
import { days } from "../../../core/clock.js";
import type { RangeSteps, RangeTotals } from "./index/index-calls.js";
import type { PlaceAsked } from "./job.filter.js";
import type { Places } from "./language/places.js";

/** Distances are those around a city; a state counts as a whole. */
export const rangeSteps = (asked: PlaceAsked | null, places: Places): RangeSteps => ({
  payAtLeast: PAY_STEPS.map((dollars) => dollars * 100),
  postedWithin: POSTED_DAYS.map((count) => days(count)).reverse(),
  places: citiesWithin(asked, places).reverse(),
});

function citiesWithin(asked: PlaceAsked | null, places: Places): number[][] {
  const { place } = asked ?? {};
  if (place?.kind !== "city") return [];
  return RADII.map((miles) => [...places.within(place.id, miles)]);
}

/** By the name of the filter: how many jobs each of the site's choices would find, in their order. */
export const rangeCounts = ({ payAtLeast, postedWithin, places }: RangeTotals) => ({
  payAtLeast: counted(PAY_STEPS, payAtLeast),
  postedWithinDays: counted(POSTED_DAYS, postedWithin.toReversed()),
  near: counted(RADII, places.toReversed()),
});

const counted = (choices: readonly number[], totals: readonly number[]) =>
  totals.map((total, at) => ({ value: String(choices[at]), label: null, total }));
