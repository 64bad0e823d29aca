import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { mailQueueTexts as texts } from "#texts/desk-mail";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { DotList } from "../../components/ui/DotList";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { FRESH, useList } from "../../lib/use-list";
import { useSave } from "../forms/use-save";
import rows from "../parts/Rows.module.css";
import { RELOAD, RetryAll, type FailedKind } from "./RetryAll";
import {
  useDiscardMailMutation,
  useQueuedMailsQuery,
  useRetryMailMutation,
  type QueuedMailsQuery,
} from "./MailQueue.generated";

type Mail = QueuedMailsQuery["queuedMails"]["nodes"][number];

/** Emails that were given up, for someone to decide about: one by one, or all of a kind. */
export function UndeliveredMails({ kinds }: { kinds: readonly FailedKind[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  // The last ones of a kind may be gone.
  const kind = kinds.some((one) => one.kind === chosen) ? chosen : null;
  const list = useList(
    useQueuedMailsQuery({ ...FRESH, variables: { state: "FAILED", kind } }),
    ({ queuedMails }: QueuedMailsQuery) => queuedMails,
    (data, nodes) => ({ queuedMails: { ...data.queuedMails, nodes } }),
  );
  return (
    <section className={rows.section} aria-labelledby="undelivered">
      <h2 id="undelivered" className={rows.title}>
        {texts.failedTitle}
      </h2>
      {kinds.length > 0 && (
        <>
          <p className={rows.note}>{texts.failedText}</p>
          <RetryAll kinds={kinds} kind={kind} onChoose={setChosen} />
        </>
      )}
      <LoadedList
        list={list}
        failedTitle={texts.failed}
        empty={<EmptyState title={texts.noneFailed}>{texts.noneFailedText}</EmptyState>}
      >
        {(mails) => (
          <ul className={rows.rows}>
            {mails.map((mail) => (
              <li key={mail.id} className={rows.row}>
                <Undelivered mail={mail} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

function Undelivered({ mail }: { mail: Mail }) {
  const { id, kind, lastError, attempts, createdAt, failedAt } = mail;
  const name = texts.kind(kind);
  const [isAsking, setIsAsking] = useState(false);
  const { busy, problem, save } = useSave(texts.callFailed);
  const [retryMail] = useRetryMailMutation(RELOAD);
  const [discardMail] = useDiscardMailMutation(RELOAD);
  const variables = { input: { id } };
  const retry = async () => {
    const done = await save(() => retryMail({ variables }), "id");
    if (done) notifications.show({ message: texts.retried(name), role: "status" });
  };
  const discard = async () => {
    const outcome = await attempt(() => discardMail({ variables }), "id", texts.callFailed);
    if (outcome.ok) notifications.show({ message: texts.discarded(name), role: "status" });
    return outcome;
  };
  const since = dateTime(createdAt);
  return (
    <>
      <div className={rows.what}>
        <h3 className={rows.name}>{name}</h3>
        <p>{texts.reason(lastError)}</p>
        <p className={rows.note}>
          <DotList
            items={[
              texts.attempts(attempts),
              texts.queued(since),
              ...(failedAt === null ? [] : [texts.gaveUp(dateTime(failedAt))]),
            ]}
          />
        </p>
        {problem !== null && <Message tone="error">{problem}</Message>}
      </div>
      <div className={rows.actions}>
        <Button
          size="compact-sm"
          aria-label={texts.retryOf(name, since)}
          loading={busy}
          onClick={() => void retry()}
        >
          {texts.retry}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.discardOf(name, since)}
          disabled={busy}
          onClick={() => setIsAsking(true)}
        >
          {texts.discard}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={texts.discardTitle(name)}
        action={texts.discard}
        onClose={() => setIsAsking(false)}
        onConfirm={discard}
      >
        {texts.discardText}
      </ConfirmDialog>
    </>
  );
}
