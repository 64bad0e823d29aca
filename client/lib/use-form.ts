import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import type { Outcome } from "./refusal";

/** What is wrong with a field. `true` only marks it: the text is said once for the whole form. */
export type Fault = string | true;

/** Faults by field name; `form` is about the form as a whole. Fields without a fault may be missing or undefined. */
export type Faults = Record<string, Fault | undefined>;

interface FormOptions<Values> {
  /** Reads the fields, trimmed as they will be sent. A disabled field is not in the data. */
  read: (data: FormData) => Values;
  /** Finds what is wrong; the server checks the same again. */
  check: (values: Values) => Faults | Promise<Faults>;
  /** Sends it. The value of success is what to tell the person; null means that nothing came of it. */
  send: (values: Values) => Promise<Outcome<string> | null>;
  /** Checks a field as soon as it is left, not only when the form is sent. */
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
 * The state of a form. The fields keep their own text (`defaultValue`), so that typing renders nothing anew. A failed
 * submit puts the focus on the first faulty field; editing a faulty field checks it again.
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
  // A second submit in the same moment comes before the state of the first.
  const sending = useRef(false);

  const current = (): Values => read(new FormData(element.current ?? undefined));
  const clear = () => {
    setFaults({});
    setSent(null);
  };

  /** Checks one field now. @param shown whether the person is to see what is wrong */
  const checkField = async (name: string, shown = true) => {
    const latest = isLatest(name);
    const found = await check(current());
    setComplete(!isFaulty(found));
    if (shown && latest()) setFaults((before) => ({ ...before, [name]: found[name] }));
  };

  /** Shows every fault. @returns whether there is none */
  const checkAll = async (values: Values = current()): Promise<boolean> => {
    const found = await check(values);
    setSent(null);
    setFaults(found);
    if (isFaulty(found)) focusFirstFault();
    return !isFaulty(found);
  };

  const settle = (form: HTMLFormElement, outcome: Outcome<string>) => {
    if (outcome.ok) {
      form.reset();
      return setSent(outcome.value);
    }
    const { fields, message } = outcome.refusal;
    const known = Object.entries(fields).filter(([name]) => form.elements.namedItem(name));
    setFaults(known.length > 0 ? Object.fromEntries(known) : { form: message });
    focusFirstFault();
  };

  const submit = async () => {
    const form = element.current;
    if (form === null || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const values = current();
      if (!(await checkAll(values))) return;
      const outcome = await send(values);
      if (outcome !== null) settle(form, outcome);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    /** By field name. */
    faults,
    /** What is wrong with the form as a whole. */
    problem: typeof faults.form === "string" ? faults.form : null,
    /** What the server said to the form just sent; taken back on the next edit. */
    sent,
    busy,
    /** Whether nothing was wrong after the last edit. */
    complete,
    current,
    clear,
    checkField,
    checkAll,
    submit,
    /** For the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onChange: ({ target }: FormEvent) => {
        const name = nameOf(target);
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

/**
 * Focuses the first faulty field once the faults are shown: until then it may be disabled. In the same moment, or the
 * person may be typing elsewhere by then.
 */
function useFocusOfFirstFault(form: { current: HTMLFormElement | null }): () => void {
  const [failures, setFailures] = useState(0);
  useLayoutEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures, form]);
  return () => setFailures((count) => count + 1);
}

/** Tells whether no newer check of the same field was started meanwhile. */
function useLatest(): (name: string) => () => boolean {
  const checks = useRef(new Map<string, number>());
  return (name) => {
    const own = (checks.current.get(name) ?? 0) + 1;
    checks.current.set(name, own);
    return () => checks.current.get(name) === own;
  };
}
