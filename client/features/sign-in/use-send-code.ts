import { attempt, type Outcome } from "../../lib/refusal";
import type { SentRequest } from "../../lib/session/code-step";
import { signInTexts } from "#texts/sign-in";
import { useRequestLoginCodeMutation, useSignUpMutation } from "./SignIn.generated";

/** The data of a code request, kept so that the user can request another code. */
export type CodeRequest = SentRequest;

/** A code that was sent, now or before. */
export interface SentCode {
  request: CodeRequest;
  /** For the person, above the form for the code. */
  message: string;
  /** Whether it was sent just now. */
  isNew: boolean;
}

/** Sends a code; resolves with the message to show. */
export function useSendCode(): (request: CodeRequest) => Promise<Outcome<string>> {
  const [requestLoginCode] = useRequestLoginCodeMutation();
  const [signUp] = useSignUpMutation();
  return (request) =>
    request.kind === "login"
      ? attempt(
          () => requestLoginCode({ variables: { input: request.input } }),
          "message",
          signInTexts.loginFailed,
        )
      : attempt(
          () => signUp({ variables: { input: request.input } }),
          "message",
          signInTexts.signUpFailed,
        );
}
