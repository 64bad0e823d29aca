import { namedFilters, withoutRefused, type FilterCounts } from "./counted-choices";
import { activeFilters, apiFilter } from "./job-filters";
import { industryLabel, type JobSearch } from "./job-search";

/** What a job alert for this search asks for, and the names of its filters. Alerts are about new jobs, whenever posted. */
export function alertOf(search: JobSearch, counts: FilterCounts) {
  const taken = withoutRefused(search, counts);
  const filters = { ...namedFilters(taken.filters, counts), posted: undefined };
  const industry = industryLabel(taken);
  const chips = activeFilters(filters).map(({ chip }) => chip);
  return {
    query: search.query,
    filter: apiFilter(filters),
    names: industry === null ? chips : [industry, ...chips],
  };
}
