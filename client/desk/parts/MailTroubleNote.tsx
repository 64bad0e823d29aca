import { deskMailTroubleTexts as texts } from "#texts/mail-trouble";
import { usDate } from "../../lib/us-date";
import type { MailTroubleNote_TroubleFragment } from "./MailTrouble.generated";
import classes from "./Words.module.css";

/** Below an address: that mail to it comes back, or that its owner wants no mailings. */
export function MailTroubleNote({ trouble }: { trouble: MailTroubleNote_TroubleFragment | null }) {
  if (trouble === null) return null;
  const { bouncedAt, bounceReason, complainedAt } = trouble;
  return (
    <>
      {bouncedAt !== null && (
        <span className={classes.sub} data-urgent="true">
          {texts.bounced(usDate(bouncedAt), bounceReason)}
        </span>
      )}
      {complainedAt !== null && (
        <span className={classes.sub}>{texts.complained(usDate(complainedAt))}</span>
      )}
    </>
  );
}
