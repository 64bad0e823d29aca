import { useEffect, useState } from "react";
import { useSite } from "../../lib/site";
import { offlineTexts as texts } from "#texts/offline";
import { readVisitedJobs, type VisitedJob } from "./visited-jobs";
import classes from "./VisitedJobs.module.css";

/** Jobs that can be read offline. Renders nothing until they have been looked up. */
export function VisitedJobs() {
  const jobs = useVisitedJobs();
  if (jobs === null) return null;
  return (
    <section className={`container ${classes.section}`} aria-labelledby="visited-jobs">
      <h2 id="visited-jobs">{texts.listTitle}</h2>
      {jobs.length === 0 ? (
        <p className={classes.empty}>{texts.listEmpty}</p>
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
