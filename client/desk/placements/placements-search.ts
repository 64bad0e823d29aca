import { placementTexts } from "#texts/desk-placements";
import { paths, withSearch } from "#site/paths";
import type { PlacementFilter } from "../../lib/schema-types.generated";

export type Show = keyof typeof placementTexts.shows;

const SOON_DAYS = 30;
const isShow = (text: string): text is Show => text in placementTexts.shows;
export const SHOWS: readonly Show[] = Object.keys(placementTexts.shows).filter(isShow);

/** The list's filters, as they are in the address. */
export interface PlacementsSearch {
  show: Show;
  /** Id of a company; empty for all. */
  company: string;
  mine: boolean;
}

export function readPlacementsSearch(params: URLSearchParams): PlacementsSearch {
  const show = params.get("show") ?? "";
  return {
    show: isShow(show) ? show : "current",
    company: params.get("company") ?? "",
    mine: params.get("mine") === "1",
  };
}

export const placementsAddress = ({ show, company, mine }: PlacementsSearch): string =>
  withSearch(paths.desk("placements"), {
    show: show === "current" ? "" : show,
    company,
    mine: mine ? "1" : "",
  });

const FILTERS: Record<Show, PlacementFilter> = {
  current: { state: ["UPCOMING", "RUNNING"] },
  starting: { startingWithin: SOON_DAYS },
  ending: { endingWithin: SOON_DAYS },
  extend: { needsExtension: true },
  ended: { state: ["ENDED"] },
};

/** @param viewerId of whoever looks */
export const toFilter = (
  { show, company, mine }: PlacementsSearch,
  viewerId: string,
): PlacementFilter => ({
  ...FILTERS[show],
  companyId: company === "" ? null : company,
  recruiter: mine ? viewerId : null,
});
