import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { TextField } from "../../../components/ui/TextField";
import { ifBlank } from "../../../lib/checks";
import type { Outcome } from "../../../lib/refusal";
import { textOf, useForm } from "../../../lib/use-form";
import classes from "./Factors.module.css";

interface RecoveryFormProps {
  /** Sends the code; null once it is accepted. */
  onSend: (code: string) => Promise<Outcome<never> | null>;
}

const read = (data: FormData) => textOf(data, "recoveryCode");
const check = (code: string) => ({ recoveryCode: ifBlank(code, twoStepTexts.recoveryMissing) });

/** Asks for a recovery code. */
export function RecoveryForm({ onSend }: RecoveryFormProps) {
  const form = useForm({ read, check, send: onSend });
  return (
    <form className={classes.step} {...form.formProps}>
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <TextField
        name="recoveryCode"
        label={twoStepTexts.recoveryCode}
        hint={twoStepTexts.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        required
        error={form.faults.recoveryCode}
      />
      <Button type="submit" loading={form.busy}>
        {twoStepTexts.confirm}
      </Button>
    </form>
  );
}
