import { demoNotes } from "#content/home";
import { CountUp } from "../../components/marketing/CountUp";
import { Skeleton } from "../../components/ui/Skeleton";
import { useHomeContentQuery } from "./HomeContent.generated";
import classes from "./Statistics.module.css";

/** Figures about the firm. Left out if they fail to load, since the page works without them. */
export function Statistics({ loadFailed }: { loadFailed: boolean }) {
  const { data, error } = useHomeContentQuery();
  if (data === undefined) return error === undefined && !loadFailed && <Skeleton height="9rem" />;
  const { statistics, statisticsAreSamples } = data.homeContent;
  return (
    <>
      <dl className={classes.list}>
        {statistics.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CountUp value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {statisticsAreSamples && (
        <p>
          <small>{demoNotes.statistics}</small>
        </p>
      )}
    </>
  );
}
