import { Link } from "react-router-dom";
import { jobSearchTexts } from "#texts/job-search";
import { paths } from "#site/paths";
import { QUERY_LENGTH } from "#site/query-length";
import type { JobsQuery } from "./Jobs.generated";
import classes from "./SearchReading.module.css";
import { firstPage, withQuery, type JobSearch } from "./job-search";
import { openTo } from "./open-to";

/** How the server read the words of a search; null without words. */
export type Reading = JobsQuery["jobs"]["search"];

interface SearchReadingProps {
  search: JobSearch;
  reading: Reading;
}

/** Which words were left out, and how the others were spelled. */
export function SearchReading({ search, reading }: SearchReadingProps) {
  const { droppedWords: dropped = [], phrasesReadAsWords: phrases = [] } = reading ?? {};
  const { unneededWords: unneeded = [] } = reading ?? {};
  return (
    <>
      {search.isCut && <p className={classes.reading}>{jobSearchTexts.cut(QUERY_LENGTH)}</p>}
      {dropped.length > 0 && <p className={classes.reading}>{jobSearchTexts.dropped(dropped)}</p>}
      {phrases.length > 0 && (
        <p className={classes.reading}>{jobSearchTexts.readAsWords(phrases)}</p>
      )}
      {unneeded.length > 0 && (
        <p className={classes.reading}>{jobSearchTexts.unneeded(unneeded)}</p>
      )}
      <OtherMeaning search={search} reading={reading} />
      <Spelling search={search} reading={reading} />
    </>
  );
}

/** "TN" is a status and a state: what it was read as, and a link to the other. */
function OtherMeaning({ search, reading }: SearchReadingProps) {
  if (!reading || reading.otherMeaning === null) return null;
  const { otherMeaning, workAuthorization, place } = reading;
  const read = workAuthorization.length > 0 ? openTo(workAuthorization) : (place ?? search.query);
  const link = (
    <Link key="other" to={paths.jobs(firstPage(withQuery(search, otherMeaning)))}>
      {otherMeaning}
    </Link>
  );
  return <p className={classes.reading}>{jobSearchTexts.otherMeaning(read, link)}</p>;
}

/** The spelling that the jobs were found by, or a better one to search for. Links, so they work without scripts. */
function Spelling({ search, reading }: SearchReadingProps) {
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
    <Link key="spelling" to={paths.jobs(firstPage(withQuery(search, suggestion)))}>
      {suggestion}
    </Link>
  );
  return <p className={classes.reading}>{jobSearchTexts.didYouMean(link)}</p>;
}
