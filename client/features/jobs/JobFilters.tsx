import { IconAdjustmentsHorizontal, IconChevronDown } from "@tabler/icons-react";
import { useEffect, useRef, type ChangeEvent } from "react";
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
 * Filters the job list; with scripts, each choice applies at once. On phones, they are collapsed into a line with the
 * number of active filters.
 */
export function JobFilters({ search, form }: JobFiltersProps) {
  const navigate = useNavigate();
  const active = activeFilters(search.filters).length;
  const apply = ({ currentTarget }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    if (currentTarget.form === null) return;
    void navigate(paths.jobs() + searchOf(currentTarget.form), { preventScrollReset: true });
  };
  const fields = useRef<HTMLDivElement>(null);
  // Apply choices made before the scripts had loaded; later ones fire onChange.
  useEffect(() => {
    const changed = fieldsIn(fields.current).find((field) => !isAsChosen(field, search));
    if (changed?.form) void navigate(paths.jobs() + searchOf(changed.form), { replace: true });
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
      <div ref={fields} className={classes.fields}>
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

interface BoxesProps extends JobFiltersProps {
  filter: Filter;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A checkbox for each choice, in a list that opens like that of a select, and stays open until the focus leaves it. */
function Boxes({ filter: { name, label, any, choices }, search, form, onChange }: BoxesProps) {
  const chosen = choices.filter(({ slug }) => isChosen(search, name, slug));
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

const isChosen = ({ filters }: JobSearch, name: string, slug: string): boolean =>
  activeFilters(filters).some((active) => active.name === name && active.slug === slug);

type FilterField = HTMLSelectElement | HTMLInputElement;
const fieldsIn = (parent: HTMLElement | null): FilterField[] => [
  ...(parent?.querySelectorAll<FilterField>("select,[type=checkbox]") ?? []),
];

/** Whether a field's state matches the URL. */
function isAsChosen(field: FilterField, search: JobSearch): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked === isChosen(search, field.name, field.value);
  const first = activeFilters(search.filters).find(({ name }) => name === field.name);
  return field.value === (first?.slug ?? "");
}

const optionsOf = ({ any, choices }: Filter) => [
  { value: "", label: any },
  ...choices.map(({ slug, label }) => ({ value: slug, label })),
];
