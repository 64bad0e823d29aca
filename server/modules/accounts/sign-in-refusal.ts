import { signInProblemTexts, type SignInProblem } from "#texts/sign-in-problems";
import { AppError, type ErrorCode } from "../../core/errors.js";

const CODES: Partial<Record<SignInProblem, ErrorCode>> = { taken: "CONFLICT" };
const PROBLEMS: Partial<Record<ErrorCode, SignInProblem>> = {
  UNAUTHENTICATED: "signed-out",
  ACCOUNT_DISABLED: "disabled",
  RATE_LIMITED: "wait",
  PROVIDER_UNAVAILABLE: "unreachable",
};

/** A sign-in with a provider that did not work, for a reason the person should know. */
export class SignInRefusal extends AppError {
  constructor(
    readonly reason: SignInProblem,
    provider: { displayName: string },
  ) {
    super(CODES[reason] ?? "INVALID_CODE", signInProblemTexts[reason](provider.displayName));
  }
}

/** The reason that the page for failed sign-ins shows. */
export const problemOf = (error: AppError): SignInProblem =>
  error instanceof SignInRefusal ? error.reason : (PROBLEMS[error.code] ?? "failed");
