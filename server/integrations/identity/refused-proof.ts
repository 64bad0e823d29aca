import { signInProblemTexts } from "#texts/sign-in-problems";
import { AppError } from "../../core/errors.js";
import type { ProviderSettings } from "./provider-settings.js";

/** What was wrong with a code or an ID token. Names are stable: the audit log keeps them. */
export type ProofFault =
  | "CODE_REFUSED"
  | "TOKEN_MALFORMED"
  | "TOKEN_SIGNATURE"
  | "TOKEN_ISSUER"
  | "TOKEN_AUDIENCE"
  | "TOKEN_TIME"
  | "TOKEN_NONCE"
  | "TOKEN_SUBJECT"
  | "ADDRESS_UNVERIFIED";

/** A provider's answer that proves nothing. Callers get the same text for every fault; only the audit log learns which. */
export class RefusedProof extends AppError {
  constructor(
    readonly fault: ProofFault,
    { displayName }: Pick<ProviderSettings, "displayName">,
  ) {
    super("INVALID_CODE", signInProblemTexts.failed(displayName));
  }
}
