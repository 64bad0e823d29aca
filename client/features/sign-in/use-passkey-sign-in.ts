import { useApolloClient } from "@apollo/client/react";
import { signInTexts } from "#texts/sign-in";
import { signWithPasskey } from "../../lib/passkeys";
import { attempt, refused, type Outcome } from "../../lib/refusal";
import type { Viewer } from "../../lib/session/viewer";
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from "./SignIn.generated";
import { welcome } from "./use-session";

/** Signs in with a passkey. Once it resolves, the viewer is in the cache. */
export function usePasskeySignIn(): () => Promise<Outcome<Viewer>> {
  const client = useApolloClient();
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return async () => {
    const started = await attempt(() => start(), "optionsJson", signInTexts.passkeyFailed);
    if (!started.ok) return started;
    const signed = await signWithPasskey(started.value);
    if (!signed.ok) return refused(signInTexts.passkeyFailed);
    const responseJson = signed.value;
    const outcome = await attempt(
      () => signIn({ variables: { input: { responseJson } } }),
      "user",
      signInTexts.passkeyFailed,
    );
    if (outcome.ok) await welcome(client, outcome.value);
    return outcome;
  };
}
