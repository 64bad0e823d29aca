import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { billingTexts as texts } from "#texts/desk-billing";
import { DotList } from "../../components/ui/DotList";
import { LoadedList } from "../../components/ui/LoadedList";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { FRESH, useList } from "../../lib/use-list";
import { useSave } from "../forms/use-save";
import rows from "../parts/Rows.module.css";
import {
  useFailedStripeEventsQuery,
  useRetryStripeEventMutation,
  type FailedStripeEventsQuery,
} from "./Billing.generated";

type Failed = FailedStripeEventsQuery["failedStripeEvents"]["nodes"][number];

const RELOAD = { refetchQueries: ["FailedStripeEvents"], awaitRefetchQueries: true };

/** Messages from Stripe that were given up. */
export function FailedMessages() {
  const list = useList(
    useFailedStripeEventsQuery({ ...FRESH, variables: {} }),
    ({ failedStripeEvents }: FailedStripeEventsQuery) => failedStripeEvents,
    (data, nodes) => ({ failedStripeEvents: { ...data.failedStripeEvents, nodes } }),
  );
  return (
    <section className={rows.section} aria-labelledby="failed-messages">
      <h2 id="failed-messages" className={rows.title}>
        {texts.messagesTitle}
      </h2>
      <LoadedList
        list={list}
        failedTitle={texts.messagesFailed}
        empty={
          <Message tone="success">
            <strong>{texts.noMessages}.</strong> {texts.noMessagesText}
          </Message>
        }
      >
        {(messages) => (
          <>
            <p className={rows.note}>{texts.messagesText}</p>
            <ul className={rows.rows}>
              {messages.map((message) => (
                <li key={message.id} className={rows.row}>
                  <FailedMessage message={message} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedList>
    </section>
  );
}

function FailedMessage({ message }: { message: Failed }) {
  const { id, type, attempts, lastError, receivedAt, failedAt } = message;
  const { busy, problem, save } = useSave(texts.callFailed);
  const [retryEvent] = useRetryStripeEventMutation(RELOAD);
  const retry = async () => {
    const done = await save(() => retryEvent({ variables: { input: { id } } }), "id");
    if (done !== undefined) notifications.show({ message: texts.retried(type), role: "status" });
  };
  const since = dateTime(receivedAt);
  return (
    <>
      <div className={rows.what}>
        <h3 className={rows.name}>{type}</h3>
        <p>{texts.reason(lastError)}</p>
        <p className={rows.note}>
          <DotList
            items={[
              texts.attempts(attempts),
              texts.received(since),
              texts.gaveUp(dateTime(failedAt)),
            ]}
          />
        </p>
        {problem !== null && <Message tone="error">{problem}</Message>}
      </div>
      <Button
        size="compact-sm"
        aria-label={texts.retryOf(type, since)}
        loading={busy}
        onClick={() => void retry()}
      >
        {texts.retry}
      </Button>
    </>
  );
}
