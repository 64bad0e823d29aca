import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Refusal } from "./refusal";

/**
 * Puts a server's complaints at their fields and the focus on the first one.
 * @param messages by field name; names that the form does not know are left out
 * @returns whether any of them found its field
 */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  messages: Record<string, string>,
): boolean {
  const names = Object.keys(form.getValues());
  const isField = (name: string): name is Path<Values> => names.includes(name);
  const known = Object.keys(messages).filter(isField);
  known.forEach((name, index) => {
    form.setError(name, { message: messages[name] }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}

/** Puts the server's complaints at their fields; those about none of them above the button. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { message, fields }: Refusal,
): void {
  if (!showFieldErrors(form, fields)) form.setError("root", { message });
}
