import type { FieldValues, UseFormReturn } from "react-hook-form";
import { showFieldErrors } from "../../lib/form-errors";
import type { Refusal } from "./refusal";

/** Puts the server's complaints at their fields; those about none of them above the button. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { message, fields }: Refusal,
): void {
  if (!showFieldErrors(form, fields)) form.setError("root", { message });
}
