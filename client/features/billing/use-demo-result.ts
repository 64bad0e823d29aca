import { NetworkStatus } from "@apollo/client";
import { useEffect } from "react";
import { readFailure } from "../../lib/api-error";
import { useForgetViewer } from "../../lib/session/forget-viewer";
import { useViewer } from "../../lib/session/viewer";
import { useDemoCheckoutQuery } from "./DemoCheckout.generated";

export type DemoResultState =
  | { name: "checking" }
  | { name: "signedOut" }
  /** `message` is empty when the server had none. */
  | { name: "failed"; message: string }
  /** Another person's, or none at all: nobody is told which. */
  | { name: "unknown" }
  | { name: "notPaid" }
  | { name: "complete" };

interface DemoResult {
  state: DemoResultState;
  /** A retry is running. */
  asking: boolean;
  ask: () => void;
}

/** The result of the checkout named in the address. Asked from the server: an address can say anything. */
export function useDemoResult(sessionId: string): DemoResult {
  const { viewer, loading } = useViewer();
  const { data, error, networkStatus, refetch } = useDemoCheckoutQuery({
    variables: { sessionId },
    skip: viewer === null || sessionId === "",
    // The result belongs to one person.
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
    asking: networkStatus === NetworkStatus.refetch,
    // Its failure is in `error`.
    ask: () => void refetch().catch(() => undefined),
  };
}
