import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CheckAdvertDocument, type CheckAdvertQuery } from "./JobEditor.generated";
import { adviceInputOf, type JobValues } from "./job-values";

export type Finding = CheckAdvertQuery["validateJob"]["findings"][number];

/** What the posting rules say about the form's values. */
export interface Findings {
  state: "checking" | "checked" | "failed";
  findings: readonly Finding[];
  /** Fields that publishing needs and that are still empty. */
  missing: readonly string[];
}

const PAUSE_MS = 500;

/** Checks the values after each pause in typing. */
export function useFindings(values: JobValues): Findings {
  const client = useApolloClient();
  const [result, setResult] = useState<Findings>({ state: "checking", findings: [], missing: [] });
  const count = useRef(0);
  const check = useEffectEvent(async () => {
    const turn = (count.current += 1);
    const isLatest = () => count.current === turn;
    setResult((before) => ({ ...before, state: "checking" }));
    try {
      const { data } = await client.query({
        query: CheckAdvertDocument,
        variables: { input: adviceInputOf(values) },
        fetchPolicy: "no-cache",
      });
      if (data === undefined || !isLatest()) return;
      const { findings, missing } = data.validateJob;
      setResult({ state: "checked", findings, missing });
    } catch {
      if (isLatest()) setResult((before) => ({ ...before, state: "failed" }));
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  return result;
}

/** The findings about a field, and about what is inside it: "skills.2" is about "skills". */
export const findingsOf = (findings: readonly Finding[], field: string): readonly Finding[] =>
  findings.filter((finding) => finding.field === field || finding.field.startsWith(`${field}.`));
