import { readFailure } from "../../lib/api-error";
import { attemptAs } from "../../lib/refusal";
import { useForgetViewer } from "../../lib/session/forget-viewer";

const isSignedOut = (error: unknown): boolean => {
  const failure = readFailure(error);
  return failure.kind === "refused" && failure.code === "UNAUTHENTICATED";
};

/** Like `attemptAs`; when the session has ended, the desk also asks to log in again. For forms that keep what was typed. */
export function useAttempt(): typeof attemptAs {
  const forgetViewer = useForgetViewer();
  return (call, pick, fallback) =>
    attemptAs(
      () =>
        call().catch((error: unknown) => {
          if (isSignedOut(error)) forgetViewer();
          throw error;
        }),
      pick,
      fallback,
    );
}
