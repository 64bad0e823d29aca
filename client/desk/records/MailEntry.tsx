import { Badge } from "@mantine/core";
import { mailTexts as texts, recordPartTexts } from "#texts/desk-records";
import { dateTime } from "../../lib/date-time";
import type { CandidateMailState } from "../../lib/schema-types.generated";
import { LinkedText } from "./LinkedText";
import classes from "./Records.module.css";

const COLORS: Record<CandidateMailState, string> = { QUEUED: "gray", SENT: "brand", FAILED: "red" };

interface MailEntryProps {
  mail: {
    subject: string;
    body: string;
    state: CandidateMailState;
    sender: { name: string } | null;
    createdAt: string;
  };
}

/** An email to a candidate: what, how far, who, when; its text opens. */
export const MailEntry = ({ mail }: MailEntryProps) => (
  <>
    <div className={classes.row}>
      <strong className={classes.grow}>{mail.subject}</strong>
      <Badge variant="outline" color={COLORS[mail.state]}>
        {texts.states[mail.state]}
      </Badge>
    </div>
    <p className={classes.note}>
      {texts.from(mail.sender?.name ?? recordPartTexts.formerColleague, dateTime(mail.createdAt))}
    </p>
    <details>
      <summary className={classes.show}>{texts.show}</summary>
      <LinkedText text={mail.body} />
    </details>
  </>
);
