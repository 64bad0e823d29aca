import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { TextField } from "../../../components/ui/TextField";
import { ifBlank } from "../../../lib/checks";
import type { Outcome } from "../../../lib/refusal";
import { textOf, useForm } from "../../../lib/use-form";
import classes from "./Factors.module.css";

interface CodeFormProps {
  label: string;
  /** Sends the six digits; null once they are accepted. */
  onSend: (code: string) => Promise<Outcome<never> | null>;
}

const read = (data: FormData) => textOf(data, "code").replace(/\s/g, "");
const check = (code: string) => ({
  code:
    ifBlank(code, twoStepTexts.codeMissing) ??
    (/^\d{6}$/.test(code) ? undefined : twoStepTexts.codeInvalid),
});

/** Asks for a code of six digits. */
export function CodeForm({ label, onSend }: CodeFormProps) {
  const form = useForm({ read, check, send: onSend });
  return (
    <form className={classes.step} {...form.formProps}>
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <TextField
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        required
        error={form.faults.code}
      />
      <Button type="submit" loading={form.busy}>
        {twoStepTexts.confirm}
      </Button>
    </form>
  );
}
