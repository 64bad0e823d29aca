import { IconAdjustmentsHorizontal, IconChevronDown } from "@tabler/icons-react";
import { useEffect, type ChangeEvent } from "react";
import { useNavigate } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { Button } from "../../components/ui/Button";
import { Choice } from "../../components/ui/Choice";
import { ChoiceGroup } from "../../components/ui/ChoiceGroup";
import { SelectField } from "../../components/ui/SelectField";
import { searchOf } from "../../lib/form-address";
import { paths } from "#site/paths";
import { activeFilters, jobFilters, type Filter } from "./job-filters";
import classes from "./JobFilters.module.css";
import type { JobSearch } from "./job-search";

interface JobFiltersProps {
  search: JobSearch;
  /** Id of the search form: the filters are fields of it, so they also work without scripts. */
  form: string;
}

/**
 * Filters the job list; with scripts, each choice applies at once. Where the list has no room beside it, they are
 * collapsed into a line with the number of active filters.
 */
export function JobFilters({ search, form }: JobFiltersProps) {
  const navigate = useNavigate();
  const active = activeFilters(search.filters).length;
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    if (currentTarget.form === null) return;
    const address = searchOf(currentTarget.form);
    // Who asked for the words as typed still means them.
    const isSame = new URLSearchParams(address).get("query") === search.query;
    const exact = search.exact && isSame ? "&exact=1" : "";
    void navigate(paths.jobs() + address + exact, { preventScrollReset: true });
  };
  // Apply choices made before the scripts had loaded; later ones fire onChange.
  useEffect(() => {
    const fields = document.getElementById(form);
    if (!(fields instanceof HTMLFormElement)) return;
    const address = searchOf(fields);
    const inForm = new URLSearchParams(address);
    if (jobFilters.some((filter) => inForm.getAll(filter.name).join() !== shown(search, filter)))
      void navigate(paths.jobs() + address, { replace: true });
  }, []);
  return (
    <section aria-label={jobSearchTexts.filtersTitle}>
      {/* Toggles the fields next to it, not inside it: wide screens always show the fields. */}
      <details className={classes.toggle}>
        <summary>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
          {jobSearchTexts.filters(active)}
        </summary>
      </details>
      <div className={classes.fields}>
        {jobFilters.map((filter) =>
          filter.several ? (
            <Boxes key={filter.name} filter={filter} search={search} form={form} onChange={apply} />
          ) : (
            <SelectField
              key={filter.name}
              form={form}
              name={filter.name}
              label={filter.label}
              options={optionsOf(filter)}
              value={search.filters[filter.name]?.[0]?.slug ?? ""}
              onChange={apply}
            />
          ),
        )}
        {search.sort && <input type="hidden" name="sort" value={search.sort} form={form} />}
        <noscript>
          <Button type="submit" form={form}>
            {jobSearchTexts.applyFilters}
          </Button>
        </noscript>
      </div>
    </section>
  );
}

interface BoxesProps extends JobFiltersProps {
  filter: Filter;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox for each choice, in a list that opens like that of a select, and stays open until the focus leaves it. */
function Boxes({ filter: { name, label, any, choices }, search, form, onChange }: BoxesProps) {
  const chosen = search.filters[name] ?? [];
  return (
    <ChoiceGroup label={label} className={classes.boxes}>
      <details
        className={classes.menu}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          currentTarget.querySelector("summary")?.focus();
          currentTarget.open = false;
        }}
      >
        <summary>
          <span>{chosen.map((choice) => choice.label).join(", ") || any}</span>
          <IconChevronDown size={18} aria-hidden="true" />
        </summary>
        {/* Takes the focus when its labels are clicked, so that the list stays open. */}
        <div tabIndex={-1}>
          {choices.map((choice) => (
            <Choice
              key={choice.slug}
              type="checkbox"
              form={form}
              name={name}
              value={choice.slug}
              label={choice.label}
              checked={chosen.includes(choice)}
              onChange={onChange}
            />
          ))}
        </div>
      </details>
    </ChoiceGroup>
  );
}

/** What the filter's field shows of the URL: a select has room for one choice. */
const shown = ({ filters }: JobSearch, { name, several }: Filter): string =>
  (filters[name] ?? [])
    .slice(0, several ? undefined : 1)
    .map(({ slug }) => slug)
    .join();

const optionsOf = ({ any, choices }: Filter) => [
  { value: "", label: any },
  ...choices.map(({ slug, label }) => ({ value: slug, label })),
];
