import type { ReactNode } from "react";
import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { Message } from "../../components/ui/Message";
import { paths } from "../../lib/paths";
import { useSignIn } from "../../lib/session/sign-in";
import { billingTexts } from "#texts/billing";
import { commonTexts } from "#texts/common";
import { BoughtPlan } from "./BoughtPlan";
import classes from "./PaymentResult.module.css";
import { ResultPicture } from "./ResultPicture";
import { usePaymentRecord, type PaymentState } from "./use-payment-record";

interface PaymentResultProps {
  /** As the pay page gave it back; empty when it is missing. */
  sessionId: string;
  productId: string;
}

const titles: Record<PaymentState["name"], string> = {
  processing: billingTexts.processingTitle,
  signedOut: billingTexts.errorTitle,
  failed: billingTexts.errorTitle,
  saved: billingTexts.successTitle,
};

const pictures = {
  processing: "waiting",
  signedOut: "failed",
  failed: "failed",
  saved: "done",
} as const;

/** Back from the pay page: saves the payment and says how it went. */
export function PaymentResult({ sessionId, productId }: PaymentResultProps) {
  const { state, retry } = usePaymentRecord(sessionId);
  return (
    <div className={classes.card}>
      <ResultPicture kind={pictures[state.name]} />
      <h1 className={classes.title}>{titles[state.name]}</h1>
      <div className={classes.text} role="status">
        {state.name === "processing" && billingTexts.saving}
        {state.name === "saved" && billingTexts.thanks}
      </div>
      {state.name === "saved" && <BoughtPlan payment={state.payment} productId={productId} />}
      {state.name === "failed" && <Failure {...state} />}
      {state.name === "signedOut" && <Message tone="error">{billingTexts.signedOut}</Message>}
      <Reference
        sessionId={sessionId}
        // What was bought, once it is known; the address can say anything.
        productId={(state.name === "saved" && state.payment?.productId) || productId}
      />
      <Actions state={state} onRetry={sessionId === "" ? null : retry} />
    </div>
  );
}

const Failure = ({ message, detail }: { message: string; detail: string | null }) => (
  <>
    <Message tone="error">
      {message}
      {detail !== null && <span className={classes.detail}>{detail}</span>}
    </Message>
    <p className={classes.note}>{billingTexts.notLost}</p>
  </>
);

function Reference({ sessionId, productId }: PaymentResultProps) {
  return (
    <dl className={classes.reference}>
      <Entry label={billingTexts.sessionId}>{sessionId || billingTexts.missing}</Entry>
      <Entry label={billingTexts.product}>{productId || billingTexts.missing}</Entry>
    </dl>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Actions({ state, onRetry }: { state: PaymentState; onRetry: (() => void) | null }) {
  const { openSignIn } = useSignIn();
  return (
    <div className={classes.actions}>
      {state.name === "signedOut" && (
        <Button onClick={() => openSignIn()}>{billingTexts.logIn}</Button>
      )}
      {state.name === "failed" && onRetry !== null && (
        <Button onClick={onRetry}>{commonTexts.retry}</Button>
      )}
      {state.name === "processing" ? (
        <Button disabled>{billingTexts.goHome}</Button>
      ) : (
        <LinkButton to={paths.home} variant={state.name === "saved" ? "filled" : "default"}>
          {billingTexts.goHome}
        </LinkButton>
      )}
    </div>
  );
}
