import { Button, Checkbox, Textarea } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { messageTexts as texts } from "#texts/desk-messages";
import { Message } from "../../components/ui/Message";
import { useKeptDraft } from "../forms/kept-draft";
import { useSave } from "../forms/use-save";
import { useAnswerMessageMutation, type InboxMessageFragment } from "./Messages.generated";
import classes from "./Messages.module.css";
import { LISTS } from "./use-message-calls";

const MAX_ANSWER = 10_000;

const isText = (stored: unknown): stored is string => typeof stored === "string";

/** Writes an answer, which is emailed to the sender. What is typed is kept until it is sent. */
export function AnswerForm({ message: { id, name, email } }: { message: InboxMessageFragment }) {
  const { values: text, change, forget } = useKeptDraft(`answer:${id}`, "", isText);
  const [isDone, setIsDone] = useState(true);
  // One id for each answer: a repeated request sends nothing twice.
  const [sendId, setSendId] = useState(() => crypto.randomUUID());
  const [answer] = useAnswerMessageMutation(LISTS);
  const { form, busy, problem, fields, save } = useSave(texts.callFailed);
  const send = async () => {
    if (busy) return;
    const input = { id, text, done: isDone, sendId };
    const sent = await save(() => answer({ variables: { input } }), "contactMessage");
    if (sent === undefined) return;
    forget("");
    setSendId(crypto.randomUUID());
    notifications.show({ message: texts.sent(name), role: "status" });
  };
  return (
    <form
      ref={form}
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={texts.answer}
        description={texts.answerTo(email)}
        value={text}
        maxLength={MAX_ANSWER}
        autosize
        minRows={5}
        maxRows={18}
        error={fields.text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      <Checkbox
        label={texts.andDone}
        checked={isDone}
        onChange={({ currentTarget }) => setIsDone(currentTarget.checked)}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div>
        <Button type="submit" loading={busy}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
