import * as z from "zod/mini";
import { termsTexts } from "#texts/terms";

/** What the person gives in the terms dialog; the server checks the same again. */
export const termsFormSchema = z.object({
  agree: z.boolean().check(z.refine((agree) => agree, termsTexts.mustAgree)),
  signature: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, termsTexts.mustSign),
      z.maxLength(100, termsTexts.signatureTooLong),
    ),
});

export type TermsForm = z.output<typeof termsFormSchema>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as the product's clients know it: 24 characters or a UUID (specification, section 5). */
export const isUserId = (id: string): boolean => id.length === 24 || UUID.test(id);
