import { commonTexts } from "#texts/common";
import { Skeleton } from "../../components/ui/Skeleton";
import classes from "./FormSkeleton.module.css";

/** Placeholder for the application form. */
export const FormSkeleton = () => (
  <div role="status" className={classes.skeleton}>
    <span className="visually-hidden">{commonTexts.loading}</span>
    {[6, 3, 3, 3, 3, 5].map((height, index) => (
      <Skeleton key={index} height={`${height}rem`} radius="var(--radius-md)" />
    ))}
  </div>
);
