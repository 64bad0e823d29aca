import { useForm, type UseFormInput } from "@mantine/form";
import { useState } from "react";
import { useViewer } from "../../lib/session/viewer";
import { forgetTab, readTab, writeTab } from "./tab-storage";

/** What someone edits, as it was when they began. */
interface Start<Values> {
  values: Values;
  /** The version that they edit; 0 if it is new. */
  version: number;
}

interface KeptFormOptions<Values> {
  /** Tells this form from others. */
  name: string;
  start: Start<Values>;
  validate: NonNullable<UseFormInput<Values>["validate"]>;
}

/**
 * A form of texts that keeps what is typed in this tab until it is saved: logging in again, or a reload, does not lose it.
 */
export function useKeptForm<Values extends Record<string, string>>(
  options: KeptFormOptions<Values>,
) {
  const { name, start, validate } = options;
  const { viewer } = useViewer();
  const keyOf = (form: string) => `desk-form:${viewer?.id ?? ""}:${form}`;
  const key = keyOf(name);
  const [kept] = useState(() => read(key, start.values));
  const [base, setBase] = useState<Start<Values>>(() => ({
    values: kept?.base ?? start.values,
    version: kept?.version ?? start.version,
  }));
  const [isRestored, setIsRestored] = useState(kept !== null);
  const write = (values: Values, from: Start<Values>, to = key) =>
    writeTab(to, { values, base: from.values, version: from.version });
  const form = useForm<Values>({
    initialValues: kept?.values ?? start.values,
    validate,
    onValuesChange: (values) => write(values, base),
  });
  return {
    form,
    /** What the edit began with. */
    base,
    /** Whether the form shows what was kept from before. */
    isRestored,
    forget: () => forgetTab(key),
    /** Back to what is saved. */
    startOver: () => {
      setIsRestored(false);
      setBase(start);
      form.setValues(start.values);
      forgetTab(key);
    },
    /** What was typed while these values were saved; null if nothing was. */
    typedSince: (values: Values): Values | null => {
      const typed = form.getValues();
      return JSON.stringify(typed) === JSON.stringify(values) ? null : typed;
    },
    /** Another form begins with these values: the one that changes what this one has created. */
    handOver: (to: string, values: Values, from: Start<Values>) => {
      forgetTab(key);
      write(values, from, keyOf(to));
    },
    /** The values change this version from now on. */
    rebase: (values: Values, from: Start<Values>) => {
      setBase(from);
      form.setValues(values);
      write(values, from);
    },
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** @param like values with the names that the stored ones must have */
function read<Values extends Record<string, string>>(key: string, like: Values) {
  const { values, base, version } = record(readTab(key));
  if (typeof version !== "number") return null;
  const texts = textsLike(like, values);
  const isSame = JSON.stringify(texts) === JSON.stringify(like);
  return isSame ? null : { values: texts, base: textsLike(like, base), version };
}

function textsLike<Values extends Record<string, string>>(like: Values, stored: unknown): Values {
  const given = record(stored);
  const texts = Object.entries(like).map(([name, known]) => {
    const text = given[name];
    return [name, typeof text === "string" ? text : known] as const;
  });
  return { ...like, ...Object.fromEntries(texts) };
}
