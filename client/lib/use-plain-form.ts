import { useRef, useState, type FormEvent } from "react";
import type { Outcome } from "./refusal";

export type FieldErrors = Record<string, string | undefined>;

interface PlainFormOptions<Values> {
  /** Reads the form's fields, trimmed as they shall be sent. */
  read: (data: FormData) => Values;
  /** What is wrong, by field name; an empty object when nothing is. */
  check: (values: Values) => FieldErrors;
  /** Sends it; the value of success is what to tell the person. */
  send: (values: Values) => Promise<Outcome<string>>;
}

/** The text of a field. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Focuses the first field at fault, in the order of the page. @returns whether there is one */
function focusFault(form: HTMLFormElement, errors: FieldErrors): boolean {
  const fault = [...form.elements].find(
    (element) => errors[element.getAttribute("name") ?? ""] !== undefined,
  );
  if (fault instanceof HTMLElement) fault.focus();
  return fault !== undefined;
}

/**
 * State of a small form that every visitor loads: the fields keep their own text, so it takes a twentieth of the
 * script that react-hook-form and zod take. Forms behind a sign-in use those.
 */
export function usePlainForm<Values>({ read, check, send }: PlainFormOptions<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  /** The server's complaint about no field of ours. */
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // A second submit in the same moment comes before the state of the first.
  const sending = useRef(false);

  const show = (fieldErrors: FieldErrors, message: string | null, good: string | null) => {
    setErrors(fieldErrors);
    setProblem(message);
    setSent(good);
  };

  const submit = async (form: HTMLFormElement) => {
    if (sending.current) return;
    const values = read(new FormData(form));
    const faults = check(values);
    show(faults, null, null);
    if (focusFault(form, faults)) return;
    sending.current = true;
    setBusy(true);
    const outcome = await send(values);
    sending.current = false;
    setBusy(false);
    if (outcome.ok) {
      form.reset();
      return show({}, null, outcome.value);
    }
    const { fields, message } = outcome.refusal;
    show(fields, focusFault(form, fields) ? null : message, null);
  };

  return {
    errors,
    problem,
    sent,
    busy,
    /** For the form element. What is said of it is taken back on edit. */
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      onChange: () => show({}, null, null),
    },
  };
}
