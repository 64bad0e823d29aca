import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { SelectField } from "../../components/ui/SelectField";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import type { DisableReason } from "../../lib/schema-types.generated";
import { useAction } from "../../lib/use-action";
import { textOf, useForm } from "../../lib/use-form";
import type { PartProps } from "./person-part";
import { useDisablePersonMutation, useEnablePersonMutation } from "./Staff.generated";
import classes from "./Team.module.css";

/** Turns a person's account off and on. */
export function AccountPart({ person, onDone }: PartProps) {
  const { disabledAt, viewerCanDisable } = person;
  return (
    <section className={classes.part}>
      <h3>{teamTexts.account}</h3>
      {disabledAt !== null && <Enable person={person} onDone={onDone} />}
      {disabledAt === null && viewerCanDisable && <Disable person={person} onDone={onDone} />}
      {disabledAt === null && !viewerCanDisable && (
        <p className={classes.lead}>{teamTexts.notYourself}</p>
      )}
    </section>
  );
}

function Enable({ person, onDone }: PartProps) {
  const { disabledAt, disabledReason } = person;
  const { busy, problem, run } = useAction();
  const [enable] = useEnablePersonMutation();
  const turnOn = async () => {
    const variables = { input: { userId: person.id } };
    const done = await run(() => attempt(() => enable({ variables }), "person", teamTexts.failed));
    if (done !== undefined) onDone(teamTexts.enabledDone(person.name));
  };
  return (
    <>
      {disabledAt !== null && (
        <p className={classes.lead}>
          {teamTexts.disabledSince(dateTime(disabledAt))}
          {disabledReason !== null && ` ${teamTexts.disabledBecause(disabledReason)}`}
        </p>
      )}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button variant="default" loading={busy} onClick={() => void turnOn()}>
        {teamTexts.enable}
      </Button>
    </>
  );
}

const REASONS: readonly DisableReason[] = ["LEFT", "SECURITY", "MISUSE", "REQUESTED", "OTHER"];
const OPTIONS = [
  { value: "", label: teamTexts.chooseReason },
  ...REASONS.map((value) => ({ value, label: teamTexts.reasons[value] })),
];
const read = (data: FormData) => REASONS.find((reason) => reason === textOf(data, "reason"));

function Disable({ person, onDone }: PartProps) {
  const [disable] = useDisablePersonMutation();
  const form = useForm({
    read,
    check: (reason) => ({ reason: reason ? undefined : teamTexts.reasonMissing }),
    send: async (reason) => {
      if (!reason) return null;
      const variables = { input: { userId: person.id, reason } };
      const outcome = await attempt(() => disable({ variables }), "person", teamTexts.failed);
      if (!outcome.ok) return outcome;
      onDone(teamTexts.disabledDone(person.name));
      return null;
    },
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <p className={classes.lead}>{teamTexts.disableLead}</p>
      <SelectField
        name="reason"
        label={teamTexts.reason}
        hint={teamTexts.reasonHint}
        options={OPTIONS}
        defaultValue=""
        required
        error={form.faults.reason}
      />
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <div>
        <Button type="submit" variant="danger" loading={form.busy}>
          {teamTexts.disable}
        </Button>
      </div>
    </form>
  );
}
