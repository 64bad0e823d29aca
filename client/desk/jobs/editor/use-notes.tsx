import type { UseFormReturnType } from "@mantine/form";
import { FieldNotes } from "./FieldNotes";
import type { JobValues } from "./job-values";
import { findingsOf, type Finding } from "./use-findings";

/** The order of what belongs to a field: advice about it comes after it. */
const ORDER: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "error",
  "description",
];

/** Tells each field its hint, the findings about it, and whether one of them blocks publishing. */
export const useNotes =
  (
    form: UseFormReturnType<JobValues>,
    findings: readonly Finding[],
    onUse: (finding: Finding, wording: string) => void,
  ) =>
  (field: string, hint?: string) => {
    const found = findingsOf(findings, field);
    const blocks = found.some(({ severity }) => severity === "BLOCKING");
    return {
      description: (
        <>
          {hint}
          <FieldNotes findings={found} onUse={onUse} />
        </>
      ),
      descriptionProps: { component: "div" } as const,
      inputWrapperOrder: [...ORDER],
      error: form.errors[field] ?? (blocks || undefined),
    };
  };
