import { IconCheck } from "@tabler/icons-react";
import { jobSearchTexts } from "#texts/job-search";
import { usDate } from "../../lib/us-date";
import classes from "./Applied.module.css";

/** When the signed-in person applied for a job of a list, ISO 8601; nothing for a job they did not. */
export const Applied = ({ at }: { at: string | undefined }) =>
  at === undefined ? null : (
    <span className={classes.applied}>
      <IconCheck size={16} aria-hidden="true" />
      {jobSearchTexts.applied(usDate(at))}
    </span>
  );
