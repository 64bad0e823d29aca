import { commonTexts } from "#texts/common";
import { Skeleton } from "../../components/ui/Skeleton";
import classes from "./JobCard.module.css";
import listClasses from "./JobList.module.css";

/** Placeholders for this many cards. Inert, so that they don’t answer the pointer as cards do. */
export const JobCardSkeletons = ({ count, className }: { count: number; className?: string }) => (
  <div role="status">
    <span className="visually-hidden">{commonTexts.loading}</span>
    <div className={className ?? listClasses.list} inert>
      {Array.from({ length: count }, (_, index) => (
        <JobCardSkeleton key={index} />
      ))}
    </div>
  </div>
);

const JobCardSkeleton = () => (
  <div className={classes.card}>
    <div className={classes.content}>
      <Skeleton width={48} height={48} radius="var(--radius-md)" />
      <div className={classes.head}>
        <Skeleton width="70%" height="1.2rem" />
        <Skeleton width="45%" height="1.2rem" />
      </div>
      <div className={classes.pay}>
        <Skeleton width="8rem" height="1.2rem" />
      </div>
      <div className={classes.place}>
        <Skeleton width="60%" height="1.2rem" />
      </div>
      <div className={classes.statuses}>
        <Skeleton width="12rem" height="1.4rem" />
        <Skeleton width="6rem" height="1.4rem" />
      </div>
      <div className={classes.foot}>
        <Skeleton width="6rem" />
        <Skeleton width="6rem" />
      </div>
    </div>
  </div>
);
