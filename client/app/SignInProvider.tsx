import { Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { lazyComponent } from "../lib/lazy-component";
import { SignInContext, type SignInRequest } from "../lib/session/sign-in";
import type { Viewer } from "../lib/session/viewer";
import { SilentBoundary } from "./SilentBoundary";

const AccountDialog = lazyComponent(() => import("./AccountDialog"), "AccountDialog");

/** Offers `openSignIn` to the tree and holds the dialog, which is fetched at its first opening. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const [opened, setOpened] = useState(false);

  const openSignIn = useCallback((next: SignInRequest = {}) => {
    setRequest(next);
    setOpened(true);
  }, []);
  const signIn = useMemo(() => ({ openSignIn }), [openSignIn]);
  const signedIn = (viewer: Viewer) => {
    request?.onSignedIn?.(viewer);
    // Kept mounted for its closing animation, but the caller is told only once.
    setRequest({ view: request?.view });
  };

  return (
    <SignInContext value={signIn}>
      {children}
      {request !== null && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <AccountDialog
              opened={opened}
              initialView={request.view ?? "login"}
              onClose={() => setOpened(false)}
              onGivenUp={request.onGivenUp}
              onSignedIn={signedIn}
            />
          </Suspense>
        </SilentBoundary>
      )}
    </SignInContext>
  );
}
