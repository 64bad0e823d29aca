import { useEffect, useState } from "react";
import { useSite } from "../../lib/site";
import { offlineTexts as texts } from "#texts/offline";
import { readVisitedJobs, type VisitedJob } from "./visited-jobs";
import classes from "./VisitedJobs.module.css";

/** Jobs that can be read offline. */
export function VisitedJobs() {
  const jobs = useVisitedJobs();
  return (
    <section
      className={`container ${classes.section}`}
      aria-labelledby="visited-jobs"
      aria-busy={jobs === null}
    >
      <h2 id="visited-jobs">{texts.listTitle}</h2>
      {jobs === null || jobs.length === 0 ? (
        <p className={classes.empty}>{jobs !== null && texts.listEmpty}</p>
      ) : (
        <ul className={classes.list}>
          {jobs.map(({ path, title }) => (
            <li key={path}>
              {/* A full page load, since the cached page includes its data. */}
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** @returns null until they have been looked up */
function useVisitedJobs(): VisitedJob[] | null {
  const { name } = useSite();
  const [jobs, setJobs] = useState<VisitedJob[] | null>(null);
  useEffect(() => {
    let wanted = true;
    readVisitedJobs(name).then(
      (found) => wanted && setJobs(found),
      // Storage may be blocked.
      () => wanted && setJobs([]),
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return jobs;
}
