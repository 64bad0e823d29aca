import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { messageTexts as texts } from "#texts/desk-messages";
import {
  useAssignMessageMutation,
  useFinishMessageMutation,
  useReopenMessageMutation,
  type InboxMessageFragment,
} from "./Messages.generated";
import classes from "./Messages.module.css";
import { useSave } from "../forms/use-save";

/** A message that changes may leave one list for another. */
export const LISTS = { refetchQueries: ["InboxMessages", "InboxCounts"] };
const UNDO_MS = 10_000;

/** What can be done with a message besides answering it. */
export function useMessageCalls({ id, name }: InboxMessageFragment) {
  const { busy, problem, fields, save } = useSave(texts.callFailed);
  const [assignMessage] = useAssignMessageMutation(LISTS);
  const [finishMessage] = useFinishMessageMutation(LISTS);
  const [reopenMessage] = useReopenMessageMutation(LISTS);
  const variables = { input: { id } };

  const reopen = async () => {
    const done = await save(
      async () => (await reopenMessage({ variables })).data?.reopenContactMessage,
      ({ contactMessage }) => contactMessage,
    );
    if (done) notifications.show({ message: texts.reopened(name), role: "status" });
  };
  const finish = async () => {
    const done = await save(
      async () => (await finishMessage({ variables })).data?.finishContactMessage,
      ({ contactMessage }) => contactMessage,
    );
    if (done) offerUndo(id, texts.finished(name), () => void reopen());
  };
  const assign = (assigneeId: string | null) =>
    save(
      async () =>
        (await assignMessage({ variables: { input: { id, assigneeId } } })).data
          ?.assignContactMessage,
      ({ contactMessage }) => contactMessage,
    );
  return { busy, problem: problem ?? fields.assigneeId ?? null, finish, reopen, assign };
}

function offerUndo(id: string, message: string, undo: () => void): void {
  const notice = `message ${id}`;
  notifications.show({
    id: notice,
    role: "status",
    autoClose: UNDO_MS,
    message: (
      <span className={classes.undo}>
        {message}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            notifications.hide(notice);
            undo();
          }}
        >
          {texts.undo}
        </Button>
      </span>
    ),
  });
}
