import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { askToSignInWith } from "../../lib/session/proof";
import { useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";

/**
 * Asks to sign in again in place when the session ended, so that forms keep what was typed. The refused call is
 * repeated, unless someone else signed in.
 */
export function useSignInAgain({ id }: Pick<Viewer, "id">): void {
  const client = useApolloClient();
  const { openSignIn } = useSignIn();
  const ask = useEffectEvent(
    () =>
      new Promise<boolean>((settle) => {
        // Whoever just signed out is not asked.
        if (client.readQuery({ query: ViewerDocument })?.me?.id !== id) return settle(false);
        openSignIn({
          view: "again",
          onSignedIn: (person) => settle(person.id === id),
          onDismissed: () => settle(false),
        });
      }),
  );
  useEffect(() => askToSignInWith(() => ask()), []);
}
