import type { ChangeEvent } from "react";
import type { Filter } from "./job-filters";
import type { JobSearch } from "./job-search";
import type { PanelCounts } from "./use-filter-counts";

export interface JobFiltersProps {
  search: JobSearch;
  /** Id of the search form: the filters are fields of it, so they also work without scripts. */
  form: string;
}

export type Changed = Pick<ChangeEvent<HTMLSelectElement | HTMLInputElement>, "currentTarget">;

export interface FilterFieldProps extends JobFiltersProps {
  filter: Filter;
  found: PanelCounts;
  /** Applies the fields of the form. */
  onChange: (event: Changed) => void;
}

/** A field for one value, as it is in the URL. */
export type OneValueProps = FilterFieldProps & { value: string };
