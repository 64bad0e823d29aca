import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { dropDrafts } from "../../lib/session/typed";
import { forgetAtSignOut } from "../../lib/my-status/forget-at-sign-out";
import { tellSignedOut } from "../../lib/session/other-tabs";
import type { Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";
import { attempt, attemptAs, type Outcome } from "../../lib/refusal";
import type { SignInWithGoogleInput } from "../../lib/schema-types.generated";
import { signInTexts } from "#texts/sign-in";
import {
  useSignInWithGoogleMutation,
  useSignOutMutation,
  useVerifyLoginCodeMutation,
  type VerifyLoginCodeMutation,
} from "./SignIn.generated";

/** Resets the cache after signing in, since it may contain another user's data. */
export async function welcome(client: ApolloClient, viewer: Viewer): Promise<void> {
  const before = client.readQuery({ query: ViewerDocument })?.me ?? null;
  client.writeQuery({ query: ViewerDocument, data: { me: viewer } });
  if (before !== null && before.id !== viewer.id) await client.resetStore();
}

/** Who signed in by code, and the provider that asked them for the code, if any. */
export interface VerifiedCode {
  viewer: Viewer;
  connect: ConnectOffer | null;
}

export type ConnectOffer = NonNullable<VerifyLoginCodeMutation["verifyLoginCode"]["connect"]>;

/** Signs in by code. Once it resolves, the viewer is in the cache. */
export function useVerifyCode(): (email: string, otp: string) => Promise<Outcome<VerifiedCode>> {
  const client = useApolloClient();
  const [verify] = useVerifyLoginCodeMutation();
  return async (email, otp) => {
    const outcome = await attemptAs(
      () => verify({ variables: { input: { email, otp } } }),
      ({ user, connect }) => user && { viewer: user, connect },
      signInTexts.otpFailed,
    );
    if (outcome.ok) await welcome(client, outcome.value.viewer);
    return outcome;
  };
}

/** Signs in with Google's answer. Once it resolves, the viewer is in the cache. */
export function useGoogleSignIn(): (answer: SignInWithGoogleInput) => Promise<Outcome<Viewer>> {
  const client = useApolloClient();
  const [signIn] = useSignInWithGoogleMutation();
  return async (answer) => {
    const outcome = await attempt(
      () => signIn({ variables: { input: answer } }),
      "user",
      signInTexts.googleFailed,
    );
    if (outcome.ok) await welcome(client, outcome.value);
    return outcome;
  };
}

/**
 * Signs out and clears the cache. Resolves to false if the server could not be reached: the session then still
 * exists, and claiming otherwise would be dangerous on a shared computer.
 */
export function useSignOut(): () => Promise<boolean> {
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  return async () => {
    try {
      await signOut();
    } catch {
      return false;
    }
    const left = client.readQuery({ query: ViewerDocument })?.me?.id ?? null;
    client.writeQuery({ query: ViewerDocument, data: { me: null } });
    tellSignedOut();
    dropDrafts();
    forgetAtSignOut(left);
    // Open pages load their data again as a visitor; they show an error if that fails.
    void client.resetStore().catch(() => undefined);
    return true;
  };
}
