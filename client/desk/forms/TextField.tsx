import { Textarea, TextInput } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import type { TextFields } from "./text-values";

interface TextFieldProps {
  facts: TextFields[string];
  label: string;
  hint?: string | undefined;
  required: boolean;
  /** Whether a dialog puts the focus here. */
  takesFocus?: boolean;
  input: GetInputPropsReturnType;
}

/** From so many characters, a text gets more lines. */
const LONG = 5000;

const TYPES = {
  line: {},
  address: { type: "url", inputMode: "url" },
  email: { type: "email" },
  phone: { type: "tel" },
} as const;

/** The control of a declared field that is text. */
export function TextField({ facts, label, hint, required, takesFocus, input }: TextFieldProps) {
  const { kind, max } = facts;
  const common = { label, description: hint, required, maxLength: max, ...input };
  if (kind === "text") {
    const lines = max < LONG ? { minRows: 3, maxRows: 10 } : { minRows: 5, maxRows: 16 };
    return <Textarea autosize {...lines} {...common} />;
  }
  return <TextInput {...TYPES[kind]} data-autofocus={takesFocus || undefined} {...common} />;
}
