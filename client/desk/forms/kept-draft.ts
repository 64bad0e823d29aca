import { useRef, useState } from "react";
import { useViewer } from "../../lib/session/viewer";
import { forgetTab, readTab, writeTab } from "./tab-storage";

/**
 * What someone types in a form, kept in this tab until it is saved: when the session ends in between, it is there again
 * after signing in. Without storage, it is kept as long as the form is shown.
 * @param isValues checks what is read from the storage
 */
export function useKeptDraft<Values>(
  form: string,
  initial: Values,
  isValues: (stored: unknown) => stored is Values,
) {
  const { viewer } = useViewer();
  const key = `desk-draft:${viewer?.id ?? ""}:${form}`;
  const [values, setValues] = useState(() => read(key, isValues) ?? initial);
  const latest = useRef(values);
  const show = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  return {
    values,
    change: (next: Values) => {
      show(next);
      writeTab(key, next);
    },
    /** For after these values are saved: the form then shows the next ones. What was typed meanwhile stays. */
    forget: (next: Values) => {
      if (latest.current !== values) return;
      show(next);
      forgetTab(key);
    },
  };
}

function read<Values>(key: string, isValues: (stored: unknown) => stored is Values): Values | null {
  const stored = readTab(key);
  return isValues(stored) ? stored : null;
}
