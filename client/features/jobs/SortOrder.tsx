import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { paths } from "#site/paths";
import { firstPage, type JobSearch } from "./job-search";
import classes from "./SortOrder.module.css";

interface Order {
  sort: JobSearch["sort"];
  label: string;
}

const byPay: Order = { sort: "pay", label: jobSearchTexts.highestPay };
const ofQuery: readonly Order[] = [
  { sort: null, label: jobSearchTexts.bestMatch },
  { sort: "newest", label: jobSearchTexts.newest },
  byPay,
];
/** Without words, no job matches better than another. */
const ofAll: readonly Order[] = [{ sort: null, label: jobSearchTexts.newest }, byPay];

/** The orders of the list; on a phone, they open from the one in use. Links, so they work without scripts. */
export function SortOrder({ search }: { search: JobSearch }) {
  const orders = search.query === "" ? ofAll : ofQuery;
  return (
    <nav className={classes.sort} aria-label={jobSearchTexts.sortBy}>
      <span className={classes.label} aria-hidden="true">
        {jobSearchTexts.sortBy}
      </span>
      {/* Closes when another order is chosen. Toggles the list next to it, which wider screens always show. */}
      <details key={search.sort} className={classes.toggle}>
        <summary>
          {orders.find(({ sort }) => sort === search.sort)?.label}
          <IconChevronDown size={16} aria-hidden="true" />
        </summary>
      </details>
      <ul>
        {orders.map(({ sort, label }) => (
          <li key={label}>
            <Link
              to={paths.jobs(firstPage({ ...search, sort }))}
              aria-current={sort === search.sort ? "true" : undefined}
              preventScrollReset
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
