import { useEffect } from "react";
import { messageTexts as texts } from "#texts/desk-messages";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { readFailure } from "../../lib/api-error";
import type { ContactMessageView } from "../../lib/schema-types.generated";
import { FRESH } from "../../lib/use-list";
import { BackLink } from "../shell/BackLink";
import { AnswerForm } from "./AnswerForm";
import { Conversation } from "./Conversation";
import { inboxAddress } from "./inbox-address";
import { MessageHead } from "./MessageHead";
import classes from "./Messages.module.css";
import { useInboxMessageQuery } from "./Messages.generated";

/** How often to ask whether an answer has been sent. */
const UNTIL_SENT_MS = 5000;

interface MessageViewProps {
  id: string;
  /** The list it was opened from. */
  view: ContactMessageView;
}

/** One message: who takes care of it, the conversation, and a field for an answer. */
export function MessageView({ id, view }: MessageViewProps) {
  const query = useInboxMessageQuery({ ...FRESH, variables: { id } });
  const { data, error, loading, startPolling, stopPolling } = query;
  const isWaiting = data?.contactMessage.answers.some(({ delivery }) => delivery === "WAITING");
  useEffect(() => {
    if (isWaiting !== true) return undefined;
    startPolling(UNTIL_SENT_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const isMissing = !loading && error !== undefined && readFailure(error).kind === "refused";
  return (
    <div className={classes.message}>
      <BackLink to={inboxAddress(view)}>{texts.back}</BackLink>
      {data !== undefined ? (
        <article className={classes.card} aria-labelledby="message-sender">
          <MessageHead message={data.contactMessage} />
          <Conversation message={data.contactMessage} />
          <AnswerForm message={data.contactMessage} />
        </article>
      ) : isMissing ? (
        <EmptyState title={texts.missing}>{texts.missingText}</EmptyState>
      ) : (
        <Unloaded query={query} failed={texts.oneFailed} skeleton={<DeskSkeleton shape="form" />} />
      )}
    </div>
  );
}
