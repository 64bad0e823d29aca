import { useState } from "react";
import type { Outcome } from "./refusal";

/** Runs a call of a button, and keeps whether it runs and why it failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @returns the call's value; undefined if it failed */
  const run = async <T>(call: () => Promise<Outcome<T>>): Promise<T | undefined> => {
    setBusy(true);
    setProblem(null);
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) return outcome.value;
    setProblem(outcome.refusal.message);
    return undefined;
  };
  const forget = () => setProblem(null);
  return { busy, problem, run, forget };
}
