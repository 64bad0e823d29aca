import { useState } from "react";
import { intakeTexts as texts } from "#texts/intakes";
import { ResumeField } from "../../../../components/resume/ResumeField";
import { resumeFault, type ResumeChoice } from "../../../../components/resume/resume-file";
import { UploadProgress } from "../../../../components/resume/UploadProgress";
import { Button } from "../../../../components/ui/Button";
import { Message } from "../../../../components/ui/Message";
import { PhoneFields } from "../../../../components/ui/PhoneFields";
import { TextField } from "../../../../components/ui/TextField";
import type { Outcome } from "../../../../lib/refusal";
import { useForm } from "../../../../lib/use-form";
import classes from "./Intake.module.css";
import type { PlanIntake_SubscriptionFragment as Plan } from "./Intake.generated";
import { forgetDraft, keepDraft } from "./intake-draft";
import {
  changesOf,
  checkIntake,
  choiceOf,
  isPrefilled,
  readIntake,
  type IntakeValues,
} from "./intake-values";
import { useSaveIntake } from "./use-save-intake";

const MAX_LINE = 100;

interface IntakeFormProps {
  plan: Plan;
  /** What the form starts with. */
  initial: IntakeValues;
  /** Keeps what this person types over a reload; null for no one. */
  viewerId: string | null;
}

/** Resume, role, place, and phone. A file is sent as soon as it is chosen, the rest with the button. */
export function IntakeForm(props: IntakeFormProps) {
  const { plan, initial } = props;
  const { form, keep, resume, stored, choose, progress, cancel, said } = useIntakeForm(props);
  const { faults, problem, busy, formProps } = form;
  const isSending = busy || progress !== null;
  return (
    <form className={classes.form} {...formProps} onInput={keep}>
      {isPrefilled(plan.intake, initial) && <p className={classes.hint}>{texts.fromBefore}</p>}
      <ResumeField
        value={resume}
        onChange={(choice) => void choose(choice)}
        fallback={stored}
        error={faults.resume}
        disabled={isSending}
        required={false}
      />
      {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
      <TextField
        name="targetRole"
        label={texts.targetRole}
        hint={texts.targetRoleHint}
        autoComplete="organization-title"
        maxLength={MAX_LINE}
        defaultValue={initial.targetRole}
        error={faults.targetRole}
      />
      <TextField
        name="location"
        label={texts.location}
        hint={texts.locationHint}
        maxLength={MAX_LINE}
        defaultValue={initial.location}
        error={faults.location}
      />
      <PhoneFields label={texts.phone} initial={initial} faults={faults} />
      {problem !== null && <Message tone="error">{problem}</Message>}
      {said !== null && <Message tone="success">{said}</Message>}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}

/** The form's state. `stored` is the resume that the server has, `said` what the last save led to. */
function useIntakeForm({ plan, initial, viewerId }: IntakeFormProps) {
  const { progress, save, cancel } = useSaveIntake();
  const [resume, setResume] = useState(initial.resume);
  const [stored, setStored] = useState(initial.resume);
  const [said, setSaid] = useState<string | null>(null);

  const tell = (outcome: Outcome<Plan>): Outcome<string> | null => {
    if (!outcome.ok) return outcome;
    const { resume: saved, missing } = outcome.value.intake;
    if (saved !== null) {
      setResume(choiceOf(saved));
      setStored(choiceOf(saved));
    }
    setSaid(missing.length === 0 ? texts.saved : texts.savedPart(missing));
    // Not the outcome: the form would be reset to what it showed at first.
    return null;
  };
  const form = useForm({
    read: (data) => readIntake(data, resume),
    check: checkIntake,
    send: async (values) => {
      setSaid(null);
      const input = changesOf(plan.id, plan.intake, values);
      if (Object.keys(input).length === 1)
        return { ok: false, refusal: { message: texts.nothing, fields: {}, waitSeconds: null } };
      const outcome = await save(input);
      if (outcome.ok && viewerId !== null) forgetDraft(viewerId, plan.id);
      return tell(outcome);
    },
  });
  const keep = () => {
    if (viewerId !== null) keepDraft(viewerId, plan.id, form.current());
  };
  const choose = async (choice: ResumeChoice) => {
    form.clear();
    setSaid(null);
    setResume(choice);
    if (choice.kind !== "file") return;
    const fault = await resumeFault(choice.file);
    if (fault !== null) form.refuse({ resume: fault });
    else showFile(await save({ id: plan.id, resume: choice.file }));
  };
  const showFile = (outcome: Outcome<Plan>) => {
    const told = tell(outcome);
    if (told === null || told.ok) return;
    // What could not be sent is not shown as if it were.
    setResume(stored);
    form.refuse({ resume: told.refusal.fields.resume ?? told.refusal.message });
  };
  return { form, keep, resume, stored, choose, progress, cancel, said };
}
