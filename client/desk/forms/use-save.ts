import { useLayoutEffect, useRef, useState } from "react";
import type { Call, Payload, Refusal } from "../../lib/refusal";
import { watchWork } from "../../lib/watch-work";
import { useAttempt } from "./use-attempt";

/**
 * Runs the call of a form and keeps why it was refused; the first refused field gets the focus. When the session has
 * ended, the desk asks to sign in again.
 */
export function useSave(fallback: string) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Not from someone who goes on typing.
  const takesFocus = useRef(true);
  useLayoutEffect(() => {
    if (refusal !== null && !busy && takesFocus.current)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal, busy]);

  /** @returns what `pick` found in the payload; undefined if the call failed */
  const saveAs = async <P extends Payload, T>(
    mutate: Call<P>,
    pick: (payload: P) => T,
  ): Promise<NonNullable<T> | undefined> => {
    setBusy(true);
    setRefusal(null);
    const isWorking = watchWork();
    const outcome = await attempt(mutate, pick, fallback);
    takesFocus.current = !isWorking();
    setBusy(false);
    if (outcome.ok) return outcome.value;
    setRefusal(outcome.refusal);
    return undefined;
  };

  /** Like `saveAs`. @param key of the value in the payload */
  const save = <P extends Payload, Key extends keyof P>(mutate: Call<P>, key: Key) =>
    saveAs(mutate, (payload) => payload[key]);

  const fields = refusal?.fields ?? {};
  return {
    form,
    busy,
    save,
    saveAs,
    /** Messages by field. */
    fields,
    /** What concerns the form as a whole; null if there is nothing. */
    problem: refusal !== null && Object.keys(fields).length === 0 ? refusal.message : null,
    /** Says what is wrong before anything is sent. */
    refuse: (faults: Record<string, string>) => {
      takesFocus.current = true;
      setRefusal({ message: "", fields: faults, waitSeconds: null });
    },
    /** Forgets what was wrong. */
    clear: () => setRefusal(null),
  };
}
