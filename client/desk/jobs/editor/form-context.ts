import type { UseFormReturnType } from "@mantine/form";
import { createContext, useContext, type ReactNode } from "react";
import type { JobValues } from "./job-values";

/** What each field of the editor works with. */
export interface EditorForm {
  form: UseFormReturnType<JobValues>;
  /** The hint below a field and the findings about it, as properties of its input. */
  notesFor: (
    field: string,
    hint?: string,
  ) => {
    description: ReactNode;
    descriptionProps: { component: "div" };
    inputWrapperOrder: ("label" | "input" | "description" | "error")[];
    error: ReactNode;
  };
}

export const EditorFormContext = createContext<EditorForm | null>(null);

export function useEditorForm(): EditorForm {
  const value = useContext(EditorFormContext);
  if (value === null) throw new Error("The fields need the editor around them");
  return value;
}
