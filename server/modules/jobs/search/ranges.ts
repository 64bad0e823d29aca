import { PAY_STEPS } from "#site/pay-steps";
import { POSTED_DAYS } from "#site/posted-days";
import { RADII } from "#site/radii";
import { days } from "../../../core/clock.js";
import type { RangeSteps, RangeTotals } from "./index/index-calls.js";
import type { PlaceAsked } from "./filter-conditions.js";
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

/** How many jobs each of the site's choices would find, in their order. */
export const rangeCounts = ({ payAtLeast, postedWithin, places }: RangeTotals) => [
  { filter: "payAtLeast", steps: counted(PAY_STEPS, payAtLeast) },
  { filter: "postedWithinDays", steps: counted(POSTED_DAYS, postedWithin.toReversed()) },
  { filter: "near", steps: counted(RADII, places.toReversed()) },
];

const counted = (choices: readonly number[], totals: readonly number[]) =>
  totals.flatMap((total, at) => {
    const value = choices[at];
    return value === undefined ? [] : [{ value, total }];
  });
