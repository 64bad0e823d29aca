import { IconCheck } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { paths } from "#site/paths";
import { openToYouTexts } from "#texts/open-to-you";
import { pageNames } from "#texts/page-names";
import { openToFilterOf } from "../../lib/my-status/open-to-filter";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import { allFilters } from "./job-filters";
import { firstPage, type JobSearch } from "./job-search";

interface SearchWithMyStatusProps {
  search: JobSearch;
  className: string | undefined;
}

/**
 * Puts the status that this browser keeps into the search, as its ordinary filter: only this tap sends it. Without a sheet, leads to
 * where one is filled in.
 */
export function SearchWithMyStatus({ search, className }: SearchWithMyStatusProps) {
  const status = useMyStatus();
  const filter = status.kind === "kept" ? openToFilterOf(status.kept.sheet.status) : null;
  const chosen = (search.filters["open-to"] ?? []).map(({ slug }) => slug);
  if (filter === null || filter.slugs.every((slug) => chosen.includes(slug)))
    return (
      <Link to={paths.myStatus} className={className}>
        {pageNames.myStatus}
      </Link>
    );
  const openTo = allFilters
    .find(({ name }) => name === "open-to")
    ?.read([...chosen, ...filter.slugs]);
  const next = { ...search, filters: { ...search.filters, "open-to": openTo } };
  return (
    <Link to={paths.jobs(firstPage(next))} className={className}>
      <IconCheck size={18} aria-hidden="true" />
      {openToYouTexts.search}
    </Link>
  );
}
