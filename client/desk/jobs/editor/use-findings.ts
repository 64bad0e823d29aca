import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CheckAdvertDocument, type CheckAdvertQuery } from "./JobEditor.generated";
import { adviceInputOf, type JobValues } from "./job-values";

export type Finding = CheckAdvertQuery["validateJob"]["findings"][number];

/** What the posting rules say about the form's values; while it is "checking", about earlier ones. */
export interface Findings {
  state: "checking" | "checked" | "failed";
  findings: readonly Finding[];
  /** Fields that publishing needs, or the firm wants, and that are still empty. */
  missing: readonly string[];
}

interface Result extends Omit<Findings, "state"> {
  /** The values that were checked last. */
  of?: JobValues;
  isFailed: boolean;
}

const PAUSE_MS = 500;

/** Checks the values after each pause in typing. */
export function useFindings(values: JobValues): Findings {
  const client = useApolloClient();
  const [result, setResult] = useState<Result>({ isFailed: false, findings: [], missing: [] });
  const count = useRef(0);
  const check = useEffectEvent(async () => {
    const turn = (count.current += 1);
    const isLatest = () => count.current === turn;
    try {
      const { data } = await client.query({
        query: CheckAdvertDocument,
        variables: { input: adviceInputOf(values) },
        fetchPolicy: "no-cache",
      });
      if (data === undefined || !isLatest()) return;
      const { findings, missing: required } = data.validateJob;
      const missing = [...new Set([...required, ...wantedIn(values)])];
      setResult({ of: values, isFailed: false, findings, missing });
    } catch {
      if (isLatest()) setResult((before) => ({ ...before, of: values, isFailed: true }));
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const { of, isFailed, findings, missing } = result;
  const answered = isFailed ? "failed" : "checked";
  return { state: of === values ? answered : "checking", findings, missing };
}

/** Publishing does not need these, since other systems don't have them, but jobs written here do. */
const WANTED = ["contract", "responsibilities"] as const;

const wantedIn = (values: JobValues): readonly string[] =>
  WANTED.filter((name) => values[name].replace(/<[^>]*>/g, "").trim() === "");

/** The findings about a field, and about what is inside it: "skills.2" is about "skills". */
export const findingsOf = (findings: readonly Finding[], field: string): readonly Finding[] =>
  findings.filter((finding) => finding.field === field || finding.field.startsWith(`${field}.`));
