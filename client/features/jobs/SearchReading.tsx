import { Link } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { paths } from "#site/paths";
import type { JobsQuery } from "./Jobs.generated";
import classes from "./SearchReading.module.css";
import { firstPage, type JobSearch } from "./job-search";

/** How the server read the words of a search; null without words. */
export type Reading = JobsQuery["jobs"]["search"];

interface SearchReadingProps {
  search: JobSearch;
  reading: Reading;
}

/** The spelling that the jobs were found by, or a better one to search for. Links, so they work without scripts. */
export function SearchReading({ search, reading }: SearchReadingProps) {
  const { correctedTo = null, suggestion = null } = reading ?? {};
  if (correctedTo !== null)
    return (
      <p className={classes.reading}>
        {jobSearchTexts.correctedTo(<strong key="spelling">{correctedTo}</strong>)}
        <Link to={paths.jobs(firstPage({ ...search, exact: true }))}>
          {jobSearchTexts.searchInstead(search.query)}
        </Link>
      </p>
    );
  if (suggestion === null) return null;
  const link = (
    <Link key="spelling" to={paths.jobs(firstPage({ ...search, query: suggestion, exact: false }))}>
      {suggestion}
    </Link>
  );
  return <p className={classes.reading}>{jobSearchTexts.didYouMean(link)}</p>;
}
