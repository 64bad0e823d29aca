import { useEffect, useState } from "react";
import { exceptionText, readFailure } from "../../../lib/api-error";
import { useForgetViewer } from "../../../lib/session/forget-viewer";
import { useHydrated } from "../../../lib/hydrated";
import { useViewer } from "../../../lib/session/viewer";
import { billingTexts } from "#texts/billing";
import { hasPaymentMarker, setPaymentMarker } from "./payment-marker";
import { recordUntilPaid } from "./record-until-paid";
import { useRecordPaymentMutation, type RecordPaymentMutation } from "./RecordPayment.generated";

type Answer = RecordPaymentMutation["recordPayment"];
export type SavedPayment = NonNullable<Answer["payment"]>;

export type PaymentState =
  | { name: "processing" }
  | { name: "signedOut" }
  /** Paid by a method that takes days. */
  | { name: "waiting"; message: string }
  | { name: "failed"; message: string; detail: string | null }
  /** `payment` is null if this browser saved it on an earlier visit. */
  | { name: "saved"; payment: SavedPayment | null };

const PROCESSING: PaymentState = { name: "processing" };
const SAVED_BEFORE: PaymentState = { name: "saved", payment: null };

const failed = (message: string, detail: string | null = null): PaymentState => ({
  name: "failed",
  message,
  detail,
});

/** Error codes for a session id without a paid subscription. */
const NO_SUBSCRIPTION_CODES: readonly string[] = ["NOT_FOUND", "NOT_PAID"];

function read(answer: Answer | undefined): PaymentState {
  if (answer?.payment) return { name: "saved", payment: answer.payment };
  const refusal = answer?.userErrors[0];
  if (refusal === undefined) return failed(billingTexts.notSaved);
  if (refusal.code === "PAYMENT_ON_ITS_WAY") return { name: "waiting", message: refusal.message };
  return NO_SUBSCRIPTION_CODES.includes(refusal.code)
    ? failed(billingTexts.noSubscription, refusal.message)
    : failed(refusal.message || billingTexts.notSaved);
}

/** Saves the payment of a checkout session once; a reload or a second tab changes nothing. */
export function usePaymentRecord(sessionId: string): { state: PaymentState; retry: () => void } {
  const { viewer, loading } = useViewer();
  const forgetViewer = useForgetViewer();
  const [recordPayment] = useRecordPaymentMutation();
  const [told, setTold] = useState<PaymentState>(() => startOf(sessionId));
  // The server can't know what this browser has saved, and the browser's first page must be the server's.
  const wasSaved = useHydrated() && hasPaymentMarker(sessionId);
  const result = wasSaved && told.name === "processing" ? SAVED_BEFORE : told;
  const viewerId = viewer?.id ?? null;
  const settled = result.name !== "processing";

  useEffect(() => {
    if (viewerId === null || settled) return;
    let abandoned = false;
    const record = async () => {
      const { data } = await recordPayment({ variables: { input: { sessionId } } });
      return data?.recordPayment;
    };
    const finish = (state: PaymentState) => {
      if (state.name === "saved") setPaymentMarker(sessionId);
      if (!abandoned) setTold(state);
    };
    recordUntilPaid(record, () => abandoned).then(
      (answer) => finish(read(answer)),
      (error: unknown) => {
        const failure = readFailure(error);
        if (failure.kind === "network")
          finish(failed(billingTexts.exception(exceptionText(error))));
        else if (failure.code === "UNAUTHENTICATED") forgetViewer();
        else finish(failed(failure.message || billingTexts.notSaved));
      },
    );
    return () => {
      abandoned = true;
    };
    // A new attempt starts when the user or the session changes, and after a retry, but not on each render.
  }, [viewerId, sessionId, settled]);

  const retry = () => setTold(PROCESSING);
  const state: PaymentState =
    !settled && !loading && viewer === null ? { name: "signedOut" } : result;
  return { state, retry };
}

const startOf = (sessionId: string): PaymentState =>
  sessionId === "" ? failed(billingTexts.noSubscription) : PROCESSING;
