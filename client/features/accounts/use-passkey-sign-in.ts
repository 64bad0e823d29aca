import { useApolloClient } from "@apollo/client/react";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { signInTexts } from "#texts/sign-in";
import { attempt, refused, type Outcome } from "../../lib/refusal";
import type { Viewer } from "../../lib/session/viewer";
import { useSignInWithPasskeyMutation, useStartPasskeySignInMutation } from "./SignIn.generated";
import { welcome } from "./use-session";

/** Lets the browser sign the server's challenge. @returns null if the person canceled or has no passkey here */
async function signChallenge(optionsJson: string): Promise<string | null> {
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const optionsJSON = JSON.parse(optionsJson) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  } catch {
    return null;
  }
}

/** Signs in with a passkey. Once it resolves, the viewer is in the cache. */
export function usePasskeySignIn(): () => Promise<Outcome<Viewer>> {
  const client = useApolloClient();
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return async () => {
    const started = await attempt(
      async () => (await start()).data?.startPasskeySignIn,
      ({ optionsJson }) => optionsJson,
      signInTexts.passkeyFailed,
    );
    if (!started.ok) return started;
    const responseJson = await signChallenge(started.value);
    if (responseJson === null) return refused(signInTexts.passkeyFailed);
    const outcome = await attempt(
      async () =>
        (await signIn({ variables: { input: { responseJson } } })).data?.signInWithPasskey,
      ({ user }) => user,
      signInTexts.passkeyFailed,
    );
    if (outcome.ok) await welcome(client, outcome.value);
    return outcome;
  };
}
