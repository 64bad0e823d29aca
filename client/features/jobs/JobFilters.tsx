import { IconFilter, IconX } from "@tabler/icons-react";
import { memo, useEffect, useRef, useState } from "react";
import { commonTexts } from "#texts/common";
import { jobSearchTexts } from "#texts/job-search";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { idleOrUsed, used } from "../../lib/idle";
import { preloadable } from "../../lib/lazy-component";
import { paths } from "#site/paths";
import type { JobFiltersProps } from "./filter-field";
import { withoutUnknown } from "./counted-choices";
import { useFilterCountsQuery } from "./FilterCounts.generated";
import { activeFilters } from "./job-filters";
import type { JobFilterFieldsProps } from "./JobFilterFields";
import classes from "./JobFilters.module.css";
import { countsVariables, firstPage, type JobSearch } from "./job-search";

/** Not where the list has no room beside it, until they are opened. */
const areInSight = (): boolean =>
  document.querySelector<HTMLElement>(`.${classes.fields}`)?.offsetParent !== null;

const fields = preloadable(
  () => import("./JobFilterFields"),
  ({ JobFilterFields }) => JobFilterFields,
  () => (areInSight() ? idleOrUsed() : used()),
);

/** Loads the fields, for a page that is drawn with them. */
export const preloadFilterFields = fields.preload;

/**
 * Filters the job list. Where the list has no room beside it, a line with the number of active filters opens the fields in a
 * sheet over the page. Without scripts, too: `useModalSheet` only adds the behavior of a dialog.
 */
export function JobFilters({ search, form }: JobFiltersProps) {
  const toggle = useRef<HTMLDetailsElement>(null);
  const { data } = useFilterCountsQuery({ variables: countsVariables(search) });
  const { filters } = withoutUnknown(search, data?.jobs.filterCounts);
  return (
    <div className={classes.place}>
      <section aria-label={jobSearchTexts.filters(0)}>
        {/* Toggles the fields next to it, not inside it: wide screens always show the fields. */}
        <details className={classes.toggle} ref={toggle}>
          <summary>
            <span>
              <IconFilter size={20} aria-hidden="true" />
              {jobSearchTexts.filters(activeFilters(filters).length)}
            </span>
            <IconX size={20} role="img" aria-label={commonTexts.close} />
          </summary>
        </details>
        <LateFields {...{ search, form, toggle }} />
      </section>
    </div>
  );
}

const addressOf = (search: JobSearch): string => paths.jobs(firstPage(search));

/** The server's fields, whose code follows the page. Rendered anew for another search only: until their code is there, React would take them away. */
const LateFields = memo(
  function LateFields(props: Omit<JobFilterFieldsProps, "onReady">) {
    const [isLate, setLate] = useState(true);
    useEffect(() => {
      // Repeats a click that waits (inline/early-presses.js).
      if (!isLate) document.dispatchEvent(new Event("site-ready"));
    }, [isLate]);
    return (
      <div className={classes.fields} data-late={isLate || undefined}>
        <GapBoundary>
          <fields.Component {...props} onReady={() => setLate(false)} />
        </GapBoundary>
      </div>
    );
  },
  (before, after) => addressOf(before.search) === addressOf(after.search),
);
