import { useApolloClient } from "@apollo/client/react";
import { flushSync } from "react-dom";
import { useSignIn } from "../../lib/session/sign-in";
import type { Viewer } from "../../lib/session/viewer";
import { ViewerDocument } from "../../lib/session/Viewer.generated";

/**
 * Asks to sign in again when the session has expired, and keeps the form.
 * @param onSessionEnded called with true before the viewer is removed from the cache, and with false after signing in
 * again
 */
export function useSignInAgain(
  onSessionEnded: (ended: boolean) => void,
): (onSignedIn: (viewer: Viewer) => void) => void {
  const client = useApolloClient();
  const { openSignIn } = useSignIn();
  return (onSignedIn) => {
    // Synchronously: the page must know that the session has ended before the viewer is removed from the cache.
    flushSync(() => onSessionEnded(true));
    client.writeQuery({ query: ViewerDocument, data: { me: null } });
    openSignIn({
      onSignedIn: (viewer) => {
        onSessionEnded(false);
        onSignedIn(viewer);
      },
    });
  };
}
