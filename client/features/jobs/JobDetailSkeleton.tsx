import { commonTexts } from "#texts/common";
import { Skeleton } from "../../components/ui/Skeleton";
import { PageTitle } from "../../components/ui/PageTitle";
import classes from "./JobDetail.module.css";
import { jobTrail } from "./JobDetail";
import factClasses from "./JobDetailFacts.module.css";

/** Placeholder for a job's page. */
export const JobDetailSkeleton = () => (
  <div role="status">
    <PageTitle
      title={commonTexts.loading}
      trail={jobTrail}
      lead={<Skeleton width="18rem" height="3rem" />}
    />
    <div className={`container ${classes.layout}`} aria-hidden="true">
      <div className={classes.side}>
        <div className={factClasses.card}>
          <div className={factClasses.facts}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height="2.75rem" />
            ))}
          </div>
        </div>
      </div>
      <div className={classes.main}>
        <Skeleton width="14rem" height="1.75rem" />
        <Skeleton height="12rem" radius="var(--radius-md)" />
        <Skeleton width="12rem" height="1.75rem" />
        <Skeleton height="10rem" radius="var(--radius-md)" />
      </div>
    </div>
  </div>
);
