import { useRef } from "react";
import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { CodeField } from "../../../components/ui/CodeField";
import { Message } from "../../../components/ui/Message";
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
  const input = useRef<HTMLInputElement>(null);
  const send = async (code: string) => {
    const outcome = await onSend(code);
    // The next code replaces the wrong one, unless it is being typed already.
    if (outcome !== null && input.current?.value === code) input.current.select();
    return outcome;
  };
  const form = useForm({ read, check, send });
  return (
    <form className={classes.step} {...form.formProps}>
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <CodeField
        ref={input}
        name="code"
        label={label}
        error={form.faults.code ?? (form.problem === null ? undefined : true)}
        onComplete={() => void form.submit()}
      />
      <Button type="submit" loading={form.busy}>
        {twoStepTexts.confirm}
      </Button>
    </form>
  );
}
