import { signInProblemTexts, type SignInProblem } from "#texts/sign-in-problems";
import { AppError, isProviderFailure, type ErrorCode } from "../../core/errors.js";
import { RefusedProof, type ProofFault } from "../../integrations/identity/refused-proof.js";

const CODES: Partial<Record<SignInProblem, ErrorCode>> = { taken: "CONFLICT" };
const PROBLEMS: Partial<Record<ErrorCode, SignInProblem>> = {
  UNAUTHENTICATED: "signed-out",
  ACCOUNT_DISABLED: "disabled",
  RATE_LIMITED: "wait",
};

/** Why an answer does not continue a visit. A visit that ended is deleted, so it is unknown afterwards. */
export type VisitFault = "VISIT_UNKNOWN" | "VISIT_EXPIRED" | "OTHER_PROVIDER" | "OTHER_BROWSER";

/** Why a sign-in with a provider failed, for the audit log. Names are stable: the log keeps them. */
export type SignInFault =
  | VisitFault
  | ProofFault
  | "CANCELED"
  | "PROVIDER_REFUSED"
  | "OTHER_ISSUER"
  | "CODE_MISSING"
  | "ADDRESS_UNPROVEN"
  | "TAKEN"
  | "SIGNED_OUT"
  | "UNREACHABLE";

/** A sign-in with a provider that did not work, for a reason the person should know. */
export class SignInRefusal extends AppError {
  constructor(
    readonly reason: SignInProblem,
    readonly fault: SignInFault,
    provider: { displayName: string },
  ) {
    super(CODES[reason] ?? "INVALID_CODE", signInProblemTexts[reason](provider.displayName));
  }
}

/** The reason that the page for failed sign-ins shows. */
export function problemOf(error: AppError): SignInProblem {
  if (error instanceof SignInRefusal) return error.reason;
  return isProviderFailure(error) ? "unreachable" : (PROBLEMS[error.code] ?? "failed");
}

/** @returns null for errors that are recorded elsewhere (a disabled account) or are not about the sign-in */
export function faultOf(error: unknown): SignInFault | null {
  if (error instanceof SignInRefusal || error instanceof RefusedProof) return error.fault;
  return isProviderFailure(error) ? "UNREACHABLE" : null;
}
