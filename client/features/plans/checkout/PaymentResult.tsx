import type { ReactNode } from "react";
import { Button } from "../../../components/ui/Button";
import { GapBoundary } from "../../../components/ui/GapBoundary";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Message } from "../../../components/ui/Message";
import { lazyComponent } from "../../../lib/lazy-component";
import { paths } from "#site/paths";
import { OPENS_DIALOG, useSignIn } from "../../../lib/session/sign-in";
import { useSite } from "../../../lib/site";
import { billingTexts } from "#texts/billing";
import { commonTexts } from "#texts/common";
import { ownPlanTexts } from "#texts/own-plans";
import { BoughtPlan } from "./BoughtPlan";
import { ManageBilling } from "../own/ManageBilling";
import classes from "./PaymentResult.module.css";
import { Reference } from "../own/Reference";
import { ResultPicture } from "./ResultPicture";
import { useBoughtSubscription } from "./use-bought-subscription";
import { usePaymentRecord, type PaymentState } from "./use-payment-record";

/** Its form brings Apollo's client, which a page that is only read does without. */
const BegunPlan = lazyComponent(() => import("../own/BegunPlan"), "BegunPlan");

interface PaymentResultProps {
  /** As returned by the pay page; empty if missing. */
  sessionId: string;
  productId: string;
}

const titles: Record<PaymentState["name"], string> = {
  processing: billingTexts.processingTitle,
  signedOut: billingTexts.errorTitle,
  waiting: billingTexts.waitingTitle,
  failed: billingTexts.errorTitle,
  saved: billingTexts.successTitle,
};

const pictures = {
  processing: "waiting",
  signedOut: "failed",
  waiting: "waiting",
  failed: "failed",
  saved: "done",
} as const;

/** Shown after returning from the pay page: saves the payment and shows the result. */
export function PaymentResult({ sessionId, productId }: PaymentResultProps) {
  const { state, retry } = usePaymentRecord(sessionId);
  const subscription = useBoughtSubscription(state, sessionId);
  const receipt = (
    <BoughtPlan
      productId={productId}
      isSaved={state.name === "saved"}
      payment={state.name === "saved" ? state.payment : null}
      subscription={subscription}
    />
  );
  const reference = sessionId !== "" && <Reference number={sessionId} />;
  const plain = (
    <>
      {receipt}
      {state.name === "saved" && <Billing />}
      <Actions state={state} onRetry={sessionId === "" ? null : retry} />
      {reference}
    </>
  );
  // Later, the plan may be over, and then it needs nothing anymore.
  const begun = state.name === "saved" && subscription?.isRunning ? subscription : null;
  return (
    <div className={classes.place}>
      <noscript>
        <WithoutScript />
      </noscript>
      <div className={classes.card} data-wide={begun !== null}>
        <Told state={state} />
        {begun === null ? (
          plain
        ) : (
          <Begun subscription={begun} plain={plain} receipt={receipt} reference={reference} />
        )}
      </div>
    </div>
  );
}

interface BegunProps {
  subscription: NonNullable<ReturnType<typeof useBoughtSubscription>>;
  /** Shown if the part that says what happens next can't be loaded. */
  plain: ReactNode;
  receipt: ReactNode;
  reference: ReactNode;
}

const Begun = ({ subscription, plain, receipt, reference }: BegunProps) => (
  <GapBoundary fallback={plain} loading={receipt}>
    <BegunPlan
      subscription={subscription}
      receipt={
        <>
          {receipt}
          {reference}
        </>
      }
      actions={<WaysOn />}
    />
  </GapBoundary>
);

/** What became of the payment. */
const Told = ({ state }: { state: PaymentState }) => (
  <>
    <ResultPicture kind={pictures[state.name]} />
    <h1 className={classes.title}>{titles[state.name]}</h1>
    <div className={classes.text} role="status">
      {state.name === "processing" && billingTexts.saving}
      {state.name === "saved" && billingTexts.thanks}
      {state.name === "waiting" && state.message}
    </div>
    {state.name === "failed" && <Failure {...state} />}
    {state.name === "signedOut" && <Message tone="error">{billingTexts.signedOut}</Message>}
  </>
);

const Billing = () => <ManageBilling returnTo="PRICING" variant="default" fullWidth />;

/** Once the plan has begun: all as wide as each other, since what to do stands beside them. */
const WaysOn = () => (
  <>
    <LinkButton to={paths.account("plans")} variant="default" fullWidth>
      {ownPlanTexts.seePlan}
    </LinkButton>
    <Billing />
    <LinkButton to={paths.home} variant="default" fullWidth>
      {billingTexts.goHome}
    </LinkButton>
  </>
);

/** Without scripts, nothing would end the wait. */
function WithoutScript() {
  const { email } = useSite();
  return (
    <div className={classes.card}>
      <h1 className={classes.title}>{billingTexts.withoutScriptTitle}</h1>
      <p>
        {billingTexts.withoutScript} <a href={`mailto:${email}`}>{email}</a>.
      </p>
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

function Actions({ state, onRetry }: { state: PaymentState; onRetry: (() => void) | null }) {
  const { openSignIn } = useSignIn();
  return (
    <div className={classes.actions}>
      {state.name === "signedOut" && (
        <Button {...OPENS_DIALOG} onClick={() => openSignIn()}>
          {billingTexts.logIn}
        </Button>
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
