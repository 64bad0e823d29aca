import { termsTexts } from "#texts/terms";
import { ifBlank } from "../../lib/checks";
import { textOf, type Faults } from "../../lib/use-form";

/** Maximum length of a signature. */
export const MAX_SIGNATURE = 100;

/** The values of the terms form. */
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

/** Whether a user id is valid: 24 characters or a UUID. */
export const isUserId = (id: string): boolean => id.length === 24 || UUID.test(id);
