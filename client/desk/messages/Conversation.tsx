import { Badge } from "@mantine/core";
import { Link } from "react-router-dom";
import { messageTexts as texts } from "#texts/desk-messages";
import { paths } from "#site/paths";
import { dateTime } from "../../lib/date-time";
import type { MailDelivery } from "../../lib/schema-types.generated";
import { LinkedText } from "../records/LinkedText";
import type { InboxMessageFragment } from "./Messages.generated";
import classes from "./Messages.module.css";

const COLORS: Record<MailDelivery, string> = { WAITING: "gray", SENT: "brand", FAILED: "red" };

/** The message, and what was written back. */
export const Conversation = ({ message }: { message: InboxMessageFragment }) => (
  <ol className={classes.thread} aria-label={texts.thread}>
    <li className={classes.letter}>
      <p className={classes.note}>{texts.wrote(message.name, dateTime(message.createdAt))}</p>
      <p className={classes.text}>{message.message}</p>
    </li>
    {message.answers.map(({ id, text, createdAt, delivery, author }) => (
      <li key={id} className={classes.letter} data-ours="true">
        <p className={classes.note}>
          {texts.answered(author?.name ?? texts.formerColleague, dateTime(createdAt))}{" "}
          <Badge component="span" size="sm" variant="outline" color={COLORS[delivery]}>
            {texts.deliveries[delivery]}
          </Badge>
        </p>
        <LinkedText text={text} />
        {delivery === "FAILED" && <Link to={paths.desk("mail")}>{texts.toQueue}</Link>}
      </li>
    ))}
  </ol>
);
