import { useEffect, type RefObject } from "react";
import { Link, useNavigate, useNavigation } from "react-router-dom";
import { filterFieldTexts } from "#texts/job-filter-fields";
import { jobSearchTexts } from "#texts/job-search";
import { Button } from "../../components/ui/Button";
import { SelectField } from "../../components/ui/SelectField";
import { searchOf, settledSearchOf } from "../../lib/form-address";
import { paths } from "#site/paths";
import { CLEARED } from "./cleared";
import { optionsOf } from "./counted-options";
import type { Changed, FilterFieldProps, JobFiltersProps } from "./filter-field";
import { FilterBoxes } from "./FilterBoxes";
import { closeSheet, focusTitle, useModalSheet } from "./filter-sheet";
import { activeFilters, jobFilters, type Filter } from "./job-filters";
import classes from "./JobFilterFields.module.css";
import { firstPage, readJobSearch, type JobSearch } from "./job-search";
import { PayField } from "./PayField";
import { PlaceField } from "./PlaceField";
import { RadiusField } from "./RadiusField";
import { useFilterCounts } from "./use-filter-counts";

export interface JobFilterFieldsProps extends JobFiltersProps {
  /** Collapses the fields where the list has no room beside it. */
  toggle: RefObject<HTMLDetailsElement | null>;
  /** Called when the fields handle clicks. */
  onReady: () => void;
}

/** A field for each filter. With scripts, each choice applies at once. */
export function JobFilterFields({ search: listed, form, toggle, onReady }: JobFilterFieldsProps) {
  const navigate = useNavigate();
  const search = useAskedSearch(listed);
  const found = useFilterCounts(search);
  const apply = ({ currentTarget }: Changed) => {
    if (currentTarget.form === null) return;
    const address = addressOf(searchOf(currentTarget.form));
    // Who asked for the words as typed still means them.
    if (search.exact && address.get("query") === search.query) address.set("exact", "1");
    // At once, for the next choice. Typing stays in its field by itself, and may apply while React removes what had the focus.
    const flushSync = ["checkbox", "select-one"].includes(currentTarget.type);
    void navigate(pathOf(address), { preventScrollReset: true, flushSync });
  };
  // Apply choices made before the scripts had loaded; later ones fire onChange. What is still being typed applies when its
  // field is left.
  useEffect(() => {
    onReady();
    const fields = document.getElementById(form);
    if (!(fields instanceof HTMLFormElement)) return;
    const inForm = addressOf(settledSearchOf(fields));
    if (jobFilters.some((filter) => inForm.getAll(filter.name).join() !== shown(search, filter)))
      void navigate(pathOf(inForm), { replace: true, preventScrollReset: true });
  }, []);
  useModalSheet(toggle);
  return (
    <>
      <h2 tabIndex={-1} className={classes.title}>
        {jobSearchTexts.filters(0)}
      </h2>
      <div className={classes.grid}>
        {jobFilters.map((filter) => (
          <FilterField key={filter.name} {...{ filter, search, form, found }} onChange={apply} />
        ))}
        {search.more && <input type="hidden" name="more" value="1" form={form} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} form={form} />}
        {!search.more && (
          <noscript>
            <a href={paths.jobs({ ...firstPage(search), more: "1" })}>
              {filterFieldTexts.moreChoices}
            </a>
          </noscript>
        )}
      </div>
      <div className={classes.foot}>
        {activeFilters(search.filters).length > 0 && <ClearAll {...{ search, toggle }} />}
        {found.total !== undefined && (
          <Button className={classes.show} aria-live="polite" onClick={() => closeSheet(toggle)}>
            {filterFieldTexts.show(found.total)}
          </Button>
        )}
        <noscript>
          <Button type="submit" form={form}>
            {filterFieldTexts.applyFilters}
          </Button>
        </noscript>
      </div>
    </>
  );
}

/**
 * What was asked for last, whose list may not be drawn yet: until the fields have a choice, the next one would send them without it.
 * @param listed the search whose list is shown
 */
function useAskedSearch(listed: JobSearch): JobSearch {
  const { location } = useNavigation();
  return location?.pathname === paths.jobs()
    ? readJobSearch(new URLSearchParams(location.search))
    : listed;
}

/** Leads to the list without the filters of the fields, but with its words and industries. */
function ClearAll({ search, toggle }: Pick<JobFilterFieldsProps, "search" | "toggle">) {
  const { industry } = search.filters;
  const without = firstPage({ ...search, filters: { industry } });
  return (
    <Link
      to={paths.jobs(without)}
      state={CLEARED}
      preventScrollReset
      onClick={() => focusTitle(toggle)}
    >
      {filterFieldTexts.clearAll}
      <span className="visually-hidden">{filterFieldTexts.clearAllOf}</span>
    </Link>
  );
}

/** The parameters of a query string. A distance means nothing without its place, which the words may name, and a period nothing without pay. */
function addressOf(search: string): URLSearchParams {
  const address = new URLSearchParams(search);
  if (!address.has("place") && !address.has("query")) address.delete("radius");
  if (!address.has("pay")) address.delete("pay-period");
  return address;
}

const pathOf = (address: URLSearchParams): string =>
  paths.jobs() + (address.size > 0 ? `?${address.toString()}` : "");

function FilterField(props: FilterFieldProps) {
  const { filter, search, form, found, onChange } = props;
  const { name, label, choices } = filter;
  const value = shown(search, filter);
  if (filter.several) return <FilterBoxes {...props} />;
  if (choices === null) return <PlaceField {...props} value={value} />;
  if (name === "radius") return <RadiusField {...props} value={value} />;
  if (name === "pay") return <PayField {...props} />;
  const options = optionsOf(filter, search, found);
  return <SelectField {...{ form, name, label, value, options, onChange }} />;
}

/** What the filter's field shows of the URL: a select has room for one choice. */
const shown = ({ filters, unknownPlace }: JobSearch, { name, several }: Filter): string =>
  (name === "place" && unknownPlace) ||
  (filters[name] ?? [])
    .slice(0, several ? undefined : 1)
    .map(({ slug }) => slug)
    .join();
