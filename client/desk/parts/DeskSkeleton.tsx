import type { ReactNode } from "react";
import { Skeleton } from "../../components/ui/Skeleton";
import classes from "./DeskSkeleton.module.css";

/** `figures` is numbers above a chart, `record` the page of one thing. */
export type DeskShape = "list" | "figures" | "record" | "form";

interface DeskSkeletonProps {
  shape: DeskShape;
  /** Whether the page's heading is still to come, too. */
  heading?: boolean;
}

/** The outline of what loads, so that the page does not jump when it is there. */
export const DeskSkeleton = ({ shape, heading = false }: DeskSkeletonProps) => (
  <div className={classes.skeleton} aria-busy="true">
    {heading && (
      <div className={classes.field}>
        <Skeleton width="min(18rem, 80%)" height="1.75rem" />
        <Skeleton width="min(12rem, 50%)" />
      </div>
    )}
    {SHAPES[shape]}
  </div>
);

const times = (count: number, one: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_none, index) => one(index));

const Card = ({ lines }: { lines: number }) => (
  <div className={classes.card}>
    <Skeleton width="9rem" height="1.25rem" />
    {times(lines, (index) => (
      <Skeleton key={index} width={index % 2 === 0 ? "90%" : "60%"} />
    ))}
  </div>
);

const SHAPES: Record<DeskShape, ReactNode> = {
  list: (
    <div className={classes.rows}>
      {times(8, (index) => (
        <div key={index} className={classes.row}>
          <Skeleton width={index % 2 === 0 ? "35%" : "25%"} />
          <Skeleton width={index % 3 === 0 ? "60%" : "45%"} height="0.75em" />
        </div>
      ))}
    </div>
  ),
  figures: (
    <>
      <div className={classes.tiles}>
        {times(4, (index) => (
          <Skeleton key={index} height="7rem" radius="var(--radius-lg)" />
        ))}
      </div>
      <Card lines={6} />
    </>
  ),
  record: (
    <div className={classes.record}>
      <div className={classes.main}>
        <Card lines={6} />
        <Card lines={3} />
      </div>
      <div className={classes.main}>
        <Card lines={5} />
        <Card lines={2} />
      </div>
    </div>
  ),
  form: (
    <div className={classes.form}>
      {times(4, (index) => (
        <div key={index} className={classes.field}>
          <Skeleton width="7rem" />
          <Skeleton height="2.25rem" radius="var(--radius-md)" />
        </div>
      ))}
      <Skeleton width="8rem" height="2.25rem" radius="var(--radius-md)" />
    </div>
  ),
};
