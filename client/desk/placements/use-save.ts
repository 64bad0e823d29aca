import { useState } from "react";
import type { Outcome } from "../../lib/refusal";
import { fieldsOf } from "./placement-form";

interface Form {
  values: object;
  setErrors: (errors: Record<string, string>) => void;
}

/** Sends a form. The server's messages about fields are shown at the fields, any other message as the problem. */
export function useSave(form: Form) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async <Value>(call: () => Promise<Outcome<Value>>): Promise<Value | undefined> => {
    setBusy(true);
    setProblem(null);
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) return outcome.value;
    const fields = fieldsOf(outcome.refusal.fields);
    form.setErrors(fields);
    const isShown = Object.keys(fields).some((field) => field in form.values);
    setProblem(isShown ? null : outcome.refusal.message);
    return undefined;
  };
  return { busy, problem, save, forget: () => setProblem(null) };
}
