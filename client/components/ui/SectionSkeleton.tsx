import { Skeleton } from "./Skeleton";
import classes from "./SectionSkeleton.module.css";

/** Placeholder of an account or staff section. */
export const SectionSkeleton = () => (
  <div className={classes.section} aria-busy="true">
    <Skeleton width="12rem" height="1.75rem" />
    <Skeleton height="6rem" radius="var(--radius-lg)" />
    <Skeleton height="6rem" radius="var(--radius-lg)" />
  </div>
);
