import { Button, NativeSelect } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { mailQueueTexts as texts } from "#texts/desk-mail";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { attemptAs } from "../../lib/refusal";
import classes from "./RetryAll.module.css";
import { useRetryMailsMutation, type MailQueueQuery } from "./MailQueue.generated";

export const RELOAD = { refetchQueries: ["MailQueue", "QueuedMails"], awaitRefetchQueries: true };

export type FailedKind = MailQueueQuery["mailQueue"]["failedKinds"][number];

interface RetryAllProps {
  kinds: readonly FailedKind[];
  /** The kind that the list shows; null if it shows all. */
  kind: string | null;
  onChoose: (kind: string | null) => void;
}

const sumOf = (kinds: readonly FailedKind[], pick: (kind: FailedKind) => number): number =>
  kinds.reduce((total, one) => total + pick(one), 0);

/** Which of the failed emails to show, and a button that tries them all again. */
export function RetryAll({ kinds, kind, onChoose }: RetryAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  const shown = kind === null ? kinds : kinds.filter((one) => one.kind === kind);
  const retryable = sumOf(shown, (one) => one.retryable);
  const rest = sumOf(shown, ({ count }) => count) - retryable;
  const retryAll = useRetryAll(kind);
  return (
    <div className={classes.bar}>
      <NativeSelect
        label={texts.filter}
        value={kind ?? ""}
        data={[
          { value: "", label: texts.allKinds(sumOf(kinds, ({ count }) => count)) },
          ...kinds.map((one) => ({
            value: one.kind,
            label: texts.kindCount(texts.kind(one.kind), one.count),
          })),
        ]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      />
      {retryable > 0 && (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {texts.retryAll}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={texts.retryAllTitle(retryable)}
        action={texts.retryAll}
        danger={false}
        onClose={() => setIsAsking(false)}
        onConfirm={retryAll}
      >
        <p>{texts.retryAllText}</p>
        {rest > 0 && <p>{texts.retryAllRest(rest)}</p>}
      </ConfirmDialog>
    </div>
  );
}

/** Tries all of a kind again, and says how many went back in the queue. */
function useRetryAll(kind: string | null) {
  const [retryMails] = useRetryMailsMutation(RELOAD);
  return async () => {
    const outcome = await attemptAs(
      () => retryMails({ variables: { input: { kind } } }),
      ({ count, hasMore }) => (count == null ? null : { count, hasMore: hasMore === true }),
      texts.callFailed,
    );
    if (outcome.ok) {
      const { count, hasMore } = outcome.value;
      const message = hasMore ? texts.retriedSome(count) : texts.retriedAll(count);
      notifications.show({ message, role: "status" });
    }
    return outcome;
  };
}
