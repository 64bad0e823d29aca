import { IconCheck } from "@tabler/icons-react";
import { localDay } from "#site/plain-day";
import { endedOn } from "#site/status-clock";
import { openToYouTexts as texts } from "#texts/open-to-you";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import { useNow } from "../../lib/now";
import { openToYou, type OpenToFacts } from "./open-to-you";
import classes from "./OpenToYou.module.css";

/** Marks a job that is open to the status that this browser keeps. Never in the server's HTML, which knows no one's status. */
export function OpenToYou({ job }: { job: OpenToFacts }) {
  const status = useMyStatus();
  const today = localDay(useNow());
  if (status.kind !== "kept" || endedOn(status.kept.sheet, today) !== null) return null;
  const mark = openToYou(job, status.kept.sheet.status);
  if (mark === null) return null;
  const isOpen = mark !== "transfer";
  return (
    <span className={classes.mark} data-open={isOpen}>
      {isOpen && <IconCheck size={14} aria-hidden="true" />}
      {
        {
          open: texts.openToYou,
          openWithTransfer: texts.openWithTransfer,
          transfer: texts.asksForTransfer,
        }[mark]
      }
    </span>
  );
}
