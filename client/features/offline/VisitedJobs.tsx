import { useEffect, useState } from "react";
import { useSite } from "../../lib/site";
import { offlineTexts as texts } from "#texts/offline";
import { readVisitedJobs, type VisitedJob } from "./visited-jobs";
import classes from "./VisitedJobs.module.css";

/** The jobs that can be read without a network. Nothing until the browser has looked for them. */
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
              {/* Not a router's link: the kept page brings its data along. */}
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
      // Storage may be forbidden.
      () => wanted && setJobs([]),
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  return jobs;
}
