import { Button, Checkbox, CloseButton, TextInput } from "@mantine/core";
import { useState } from "react";
import { recordPartTexts, stepTexts as texts } from "#texts/desk-records";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { RecordPart, RELOAD, type PartProps, type Records } from "./RecordPart";
import {
  useAddNextStepMutation,
  useDeleteNextStepMutation,
  useUpdateNextStepMutation,
} from "./Records.generated";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const MAX_TEXT = 200;

/** What the staff does next, and when. */
export const NextStepPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ nextSteps: { nodes }, viewerCanAdd }) => (
      <div className={classes.stack}>
        {nodes.length === 0 && <p className={classes.note}>{texts.nothing}</p>}
        <ul className={classes.list}>
          {[...nodes]
            .sort((a, b) => Number(a.doneAt !== null) - Number(b.doneAt !== null))
            .map((step) => (
              <Step key={step.id} step={step} canChange={viewerCanAdd} />
            ))}
        </ul>
        {viewerCanAdd && <AddStep applicationId={applicationId} />}
      </div>
    )}
  </RecordPart>
);

interface StepProps {
  step: Records["nextSteps"]["nodes"][number];
  canChange: boolean;
}

function Step({ step, canChange }: StepProps) {
  const { id, text, dueAt, doneAt, owner } = step;
  const [update] = useUpdateNextStepMutation(RELOAD);
  const [remove] = useDeleteNextStepMutation(RELOAD);
  const { busy, problem, call } = useCall();
  const [openedAt] = useState(() => Date.now());
  const name = owner?.name ?? recordPartTexts.formerColleague;
  const isOverdue = doneAt === null && new Date(dueAt).getTime() < openedAt;
  const mark = (done: boolean) => call(() => update({ variables: { input: { id, done } } }));
  const forget = () => call(() => remove({ variables: { input: { id } } }));
  return (
    <li>
      <div className={classes.row}>
        <Checkbox
          className={classes.grow}
          checked={doneAt !== null}
          disabled={busy || !canChange}
          label={text}
          description={
            <span className={isOverdue ? classes.overdue : undefined}>
              {(isOverdue ? texts.overdue : texts.dueOn)(dateTime(dueAt), name)}
            </span>
          }
          onChange={({ currentTarget }) => void mark(currentTarget.checked)}
        />
        {canChange && (
          <CloseButton
            aria-label={texts.remove(text)}
            disabled={busy}
            onClick={() => void forget()}
          />
        )}
      </div>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </li>
  );
}

/** A step is due at the end of the working day, in the browser's time zone. */
const endOfDay = (date: string): string => new Date(`${date}T17:00`).toISOString();

function AddStep({ applicationId }: PartProps) {
  const [add] = useAddNextStepMutation(RELOAD);
  const [text, setText] = useState("");
  const [date, setDate] = useState("");
  const { busy, problem, call } = useCall();
  const save = async () => {
    const input = { applicationId, text, dueAt: endOfDay(date) };
    if (!(await call(() => add({ variables: { input } })))) return;
    // What was typed meanwhile stays.
    setText((now) => (now === text ? "" : now));
    setDate((now) => (now === date ? "" : now));
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={texts.text}
        value={text}
        maxLength={MAX_TEXT}
        required
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        type="date"
        label={texts.due}
        value={date}
        required
        max="9999-12-30"
        error={problem}
        onChange={({ currentTarget }) => setDate(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="default" loading={busy}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
