import { messageTexts as texts } from "#texts/desk-messages";
import { useAttempt } from "../forms/use-attempt";
import { useSave } from "../forms/use-save";
import { tellRefused, tellUndoable } from "../undo/tell-undo";
import {
  useAssignMessageMutation,
  useFinishMessageMutation,
  useReopenMessageMutation,
  type InboxMessageFragment,
} from "./Messages.generated";

/** A message that changes may leave one list for another. */
export const LISTS = { refetchQueries: ["InboxMessages", "InboxCounts"] };

/** What can be done with a message besides answering it. */
export function useMessageCalls({ id, name }: InboxMessageFragment) {
  const { busy, problem, fields, save } = useSave(texts.callFailed);
  const attempt = useAttempt();
  const [assignMessage] = useAssignMessageMutation(LISTS);
  const [finishMessage] = useFinishMessageMutation(LISTS);
  const [reopenMessage] = useReopenMessageMutation(LISTS);
  const variables = { input: { id } };
  const about = `message ${id}`;

  const callReopen = () => reopenMessage({ variables });
  const tellReopened = () => tellUndoable({ about, words: texts.reopened(name) });
  const reopen = async () => {
    if (await save(callReopen, "contactMessage")) tellReopened();
  };
  /** Tells in a notice why it failed: by now, another message may be open. */
  const undoFinish = async () => {
    const outcome = await attempt(
      callReopen,
      (payload) => payload.contactMessage,
      texts.callFailed,
    );
    if (outcome.ok) return tellReopened();
    const { message } = outcome.refusal;
    tellRefused({ about, title: texts.staysDone(name), message });
  };
  const finish = async () => {
    const done = await save(() => finishMessage({ variables }), "contactMessage");
    if (!done) return;
    tellUndoable({
      about,
      words: texts.finished(name),
      label: texts.undoOf(name),
      onUndo: () => void undoFinish(),
    });
  };
  const assign = (assigneeId: string | null) =>
    save(() => assignMessage({ variables: { input: { id, assigneeId } } }), "contactMessage");
  return { busy, problem: problem ?? fields.assigneeId ?? null, finish, reopen, assign };
}
