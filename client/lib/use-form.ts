import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import type { Outcome } from "./refusal";
import { watchWork } from "./watch-work";

/** An error message, or `true` to mark the field when one message covers the whole form. */
export type Fault = string | true;

/** Faults by field name; `form` is for the form as a whole. Valid fields may be missing or undefined. */
export type Faults = Record<string, Fault | undefined>;

interface FormOptions<Values> {
  /** Reads the fields, trimmed as they will be sent. FormData has no disabled fields. */
  read: (data: FormData) => Values;
  /** Validates the values; the server checks them again. */
  check: (values: Values) => Faults | Promise<Faults>;
  /** Sends the values and returns the message to show; null if nothing was sent, as after a cancel. */
  send: (values: Values) => Promise<Outcome<string> | null>;
  /** Checks a field when it loses the focus, not only on submit. */
  checkOnLeave?: boolean;
}

/** The trimmed text of a field; empty when there is none. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value.trim() : "";
};

const isFaulty = (faults: Faults): boolean =>
  Object.values(faults).some((fault) => fault !== undefined);

const nameOf = (target: EventTarget): string =>
  (target instanceof Element && target.getAttribute("name")) || "";

/**
 * The state of a form. Fields are uncontrolled (`defaultValue`), so typing does not re-render. A failed submit
 * focuses the first invalid field; editing an invalid field checks it again. An answer that finds someone typing leaves
 * them where they are, with what they typed.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { read, check, send, checkOnLeave = false } = options;
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [complete, setComplete] = useState(false);
  const focusFirstFault = useFocusOfFirstFault(element);
  const isLatest = useLatest();
  const left = useRef(new Set<string>());
  // A ref, since a second submit may come before the next render.
  const sending = useRef(false);
  const isEdited = useRef(false);

  const current = (): Values => read(new FormData(element.current ?? undefined));
  const clear = () => {
    setFaults({});
    setSent(null);
  };

  /** Validates one field now. @param shown whether to show its error */
  const checkField = async (name: string, shown = true) => {
    const latest = isLatest(name);
    const found = await check(current());
    setComplete(!isFaulty(found));
    if (shown && latest()) setFaults((before) => ({ ...before, [name]: found[name] }));
  };

  /** Validates and shows all errors. @returns whether the form is valid */
  const checkAll = async (values: Values = current()): Promise<boolean> => {
    const isWorking = watchWork();
    const found = await check(values);
    setSent(null);
    setFaults(found);
    if (!isWorking() && isFaulty(found)) focusFirstFault();
    return !isFaulty(found);
  };

  /** Shows what was found outside of a submit, e.g. by sending a file as soon as it is chosen. */
  const refuse = (found: Faults) => {
    setSent(null);
    setFaults(found);
  };

  const settle = (form: HTMLFormElement, outcome: Outcome<string>, isWorking: boolean) => {
    if (outcome.ok) {
      if (!isEdited.current) form.reset();
      return setSent(outcome.value);
    }
    const { fields, message } = outcome.refusal;
    const known = Object.entries(fields).filter(([name]) => form.elements.namedItem(name));
    setFaults(known.length > 0 ? Object.fromEntries(known) : { form: message });
    if (!isWorking) focusFirstFault();
  };

  const submit = async () => {
    const form = element.current;
    if (form === null || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      isEdited.current = false;
      const values = current();
      if (!(await checkAll(values))) return;
      const isWorking = watchWork();
      const outcome = await send(values).finally(isWorking);
      if (outcome !== null) settle(form, outcome, isWorking());
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    /** By field name. */
    faults,
    /** Error for the form as a whole. */
    problem: typeof faults.form === "string" ? faults.form : null,
    /** The server's message after a successful submit; cleared on the next edit. */
    sent,
    busy,
    /** Whether the form was valid after the last edit. */
    complete,
    current,
    clear,
    refuse,
    checkField,
    checkAll,
    submit,
    /** Props for the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onChange: ({ target }: FormEvent) => {
        const name = nameOf(target);
        isEdited.current = true;
        setSent(null);
        setFaults((before) => ({ ...before, form: undefined }));
        const shown = left.current.has(name) || faults[name] !== undefined;
        if (shown || checkOnLeave) void checkField(name, shown);
      },
      onBlur: ({ target }: FocusEvent) => {
        const name = nameOf(target);
        if (!checkOnLeave || name === "") return;
        left.current.add(name);
        void checkField(name);
      },
    },
  };
}

/** A group of radio buttons is marked as a whole, but only its buttons take the focus. */
const INVALID = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/**
 * Focuses the first invalid field. It runs after the render, since the field may be disabled until then, and in a
 * layout effect, before the user can move on to another field.
 */
function useFocusOfFirstFault(form: { current: HTMLFormElement | null }): () => void {
  const [failures, setFailures] = useState(0);
  useLayoutEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [failures, form]);
  return () => setFailures((count) => count + 1);
}

/** Returns a function that is true as long as no newer check of the same field has started. */
function useLatest(): (name: string) => () => boolean {
  const checks = useRef(new Map<string, number>());
  return (name) => {
    const own = (checks.current.get(name) ?? 0) + 1;
    checks.current.set(name, own);
    return () => checks.current.get(name) === own;
  };
}
