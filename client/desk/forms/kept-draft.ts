import { useState } from "react";
import { useViewer } from "../../lib/session/viewer";

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
  return {
    values,
    change: (next: Values) => {
      setValues(next);
      write(key, next);
    },
    /** For after it is saved: the form then shows these values. */
    forget: (next: Values) => {
      setValues(next);
      remove(key);
    },
  };
}

function read<Values>(key: string, isValues: (stored: unknown) => stored is Values): Values | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isValues(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(key: string, values: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage may be full or blocked.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
