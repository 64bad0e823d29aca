import {
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useMoveSavedJobs } from "../features/jobs/saved/use-move-saved-jobs";
import { loadFirst } from "../lib/first-loads";
import { preloadable } from "../lib/lazy-component";
import { loadAgain } from "../lib/load-again";
import { openCodeStep } from "../lib/session/code-step";
import { SignInContext, type SignInRequest } from "../lib/session/sign-in";
import { useOtherTabs } from "../lib/session/other-tabs";
import { useViewer, type Viewer } from "../lib/session/viewer";
import { SilentBoundary } from "./SilentBoundary";
import { useDialogAhead } from "./use-dialog-ahead";

/** Drawn at once where it was loaded ahead: React shows what suspended no sooner than after 300 ms. */
const accountDialog = preloadable(
  () => loadAgain(() => import("./AccountDialog")),
  ({ AccountDialog }) => AccountDialog,
);

/** Shows the form for a code again that was on the screen when the page was left, as when a phone closes the tab of whoever reads the mail. */
function useWaitingCode(show: () => void): void {
  const { viewer, loading } = useViewer();
  const showNow = useEffectEvent(() => {
    if (openCodeStep() !== null) show();
  });
  const isVisitor = !loading && viewer === null;
  useEffect(() => {
    if (isVisitor) showNow();
  }, [isVisitor]);
}

/** Provides `openSignIn` and renders the dialog, which is loaded when it first opens, or shortly before. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  const [opened, setOpened] = useState(false);
  useOtherTabs();
  useMoveSavedJobs();
  useDialogAhead(accountDialog.preload);

  const openSignIn = useCallback((next: SignInRequest = {}) => {
    void loadFirst(accountDialog.preload())
      // The dialog's place says that it can't be loaded.
      .catch(() => undefined)
      .then(() => {
        setRequest(next);
        setOpened(true);
      });
  }, []);
  useWaitingCode(() => {
    setRequest((current) => current ?? {});
    setOpened(true);
  });
  const signIn = useMemo(() => ({ openSignIn }), [openSignIn]);
  const signedIn = (viewer: Viewer) => {
    request?.onSignedIn?.(viewer);
    // The dialog stays mounted for its closing animation, so drop the callbacks after the first call.
    setRequest({ view: request?.view });
  };

  return (
    <SignInContext value={signIn}>
      {children}
      {request !== null && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <accountDialog.Component
              opened={opened}
              initialView={request.view ?? "login"}
              onClose={() => setOpened(false)}
              onDismissed={request.onDismissed}
              onSignedIn={signedIn}
            />
          </Suspense>
        </SilentBoundary>
      )}
    </SignInContext>
  );
}
