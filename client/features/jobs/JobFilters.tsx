import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useEffect, useRef, type ChangeEvent } from "react";
import { useNavigate } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { Button } from "../../components/ui/Button";
import { SelectField } from "../../components/ui/SelectField";
import { searchOf } from "../../lib/form-address";
import { paths } from "../../lib/paths";
import { activeFilters, jobFilters, type Filter } from "./job-filters";
import classes from "./JobFilters.module.css";
import type { JobSearch } from "./job-search";

interface JobFiltersProps {
  search: JobSearch;
  /** Id of the search's GET form: the choices are fields of it, so they also work without scripts. */
  form: string;
}

/** Narrows the list; with scripts each choice at once. On phones behind one line that says how many are active. */
export function JobFilters({ search, form }: JobFiltersProps) {
  const navigate = useNavigate();
  const active = activeFilters(search.filters).length;
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    if (currentTarget.form === null) return;
    void navigate(paths.jobs() + searchOf(currentTarget.form), { preventScrollReset: true });
  };
  const fields = useRef<HTMLDivElement>(null);
  // What was chosen before the scripts were there counts too.
  useEffect(() => {
    const selects = [...(fields.current?.querySelectorAll("select") ?? [])];
    const changed = selects.find(({ name, value }) => value !== chosenSlug(search, name));
    if (changed?.form) void navigate(paths.jobs() + searchOf(changed.form), { replace: true });
    // Later choices are heard.
  }, []);
  return (
    <section aria-label={jobSearchTexts.filtersTitle}>
      {/* Opens the fields beside it, not in it: on wide screens they stand open, whatever this says. */}
      <details className={classes.toggle}>
        <summary>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {jobSearchTexts.filters(active)}
        </summary>
      </details>
      <div ref={fields} className={classes.fields}>
        {jobFilters.map((filter) => (
          <SelectField
            key={filter.name}
            form={form}
            name={filter.name}
            label={filter.label}
            options={optionsOf(filter)}
            value={search.filters[filter.name]?.slug ?? ""}
            onChange={apply}
          />
        ))}
        {search.newestFirst && <input type="hidden" name="sort" value="newest" form={form} />}
        <noscript>
          <Button type="submit" form={form}>
            {jobSearchTexts.applyFilters}
          </Button>
        </noscript>
      </div>
    </section>
  );
}

/** "" for any. */
const chosenSlug = ({ filters }: JobSearch, name: string): string =>
  Object.entries(filters).find(([filter]) => filter === name)?.[1].slug ?? "";

const optionsOf = ({ any, choices }: Filter) => [
  { value: "", label: any },
  ...choices.map(({ slug, label }) => ({ value: slug, label })),
];
