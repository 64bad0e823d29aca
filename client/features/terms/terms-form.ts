import { termsTexts } from "#texts/terms";
import { ifBlank } from "../../lib/checks";
import { textOf, type Faults } from "../../lib/use-form";

/** As long as a signature can be. */
export const MAX_SIGNATURE = 100;

/** What the person gives in the terms dialog. */
export interface TermsForm {
  agree: boolean;
  /** Trimmed. */
  signature: string;
}

export const readTermsForm = (data: FormData): TermsForm => ({
  agree: data.has("agree"),
  signature: textOf(data, "signature"),
});

export const checkTermsForm = ({ agree, signature }: TermsForm): Faults => ({
  agree: agree ? undefined : termsTexts.mustAgree,
  signature:
    ifBlank(signature, termsTexts.mustSign) ??
    (signature.length > MAX_SIGNATURE ? termsTexts.signatureTooLong : undefined),
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as the product's clients know it: 24 characters or a UUID (specification, section 5). */
export const isUserId = (id: string): boolean => id.length === 24 || UUID.test(id);
