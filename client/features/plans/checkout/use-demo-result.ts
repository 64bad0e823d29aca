import { NetworkStatus } from "@apollo/client";
import { useEffect } from "react";
import { readFailure } from "../../../lib/api-error";
import { useForgetViewer } from "../../../lib/session/forget-viewer";
import { useViewer } from "../../../lib/session/viewer";
import { useDemoCheckoutQuery } from "./DemoCheckout.generated";

export type DemoResultState =
  | { name: "checking" }
  | { name: "signedOut" }
  /** `message` is empty if the server sent none. */
  | { name: "failed"; message: string }
  /** Another user's checkout, or none at all; the page does not reveal which. */
  | { name: "unknown" }
  | { name: "notPaid" }
  | { name: "complete" };

interface DemoResult {
  state: DemoResultState;
  /** Whether a retry is running. */
  retrying: boolean;
  retry: () => void;
}

/** The result of the checkout in the URL. Always from the server, since anyone can edit a URL. */
export function useDemoResult(sessionId: string): DemoResult {
  const { viewer, loading } = useViewer();
  const { data, error, networkStatus, refetch } = useDemoCheckoutQuery({
    variables: { sessionId },
    skip: viewer === null || sessionId === "",
    // Never cached, since the result belongs to one user.
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const forgetViewer = useForgetViewer();
  const failure = error === undefined ? null : readFailure(error);
  const sessionEnded = failure?.kind === "refused" && failure.code === "UNAUTHENTICATED";
  useEffect(() => {
    if (sessionEnded) forgetViewer();
  }, [sessionEnded]);
  const found = (): DemoResultState => {
    if (loading) return { name: "checking" };
    if (viewer === null || sessionEnded) return { name: "signedOut" };
    if (sessionId === "") return { name: "unknown" };
    if (failure !== null)
      return { name: "failed", message: failure.kind === "network" ? "" : failure.message };
    if (data === undefined) return { name: "checking" };
    if (data.demoCheckout === null) return { name: "unknown" };
    return { name: data.demoCheckout.isComplete ? "complete" : "notPaid" };
  };
  return {
    state: found(),
    retrying: networkStatus === NetworkStatus.refetch,
    // `error` above has the failure.
    retry: () => void refetch().catch(() => undefined),
  };
}
