import { commonTexts } from "#texts/common";
import { demoCheckoutTexts as texts } from "#texts/demo-checkout";
import { Button } from "../../../components/ui/Button";
import { EmptyState } from "../../../components/ui/EmptyState";
import { ErrorState } from "../../../components/ui/ErrorState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { OPENS_DIALOG, useSignIn } from "../../../lib/session/sign-in";
import { DemoCard } from "./DemoCard";
import classes from "./DemoResult.module.css";
import { ManageBilling } from "../own/ManageBilling";
import { PlanPicture } from "../own/PlanPicture";
import { Reference } from "../own/Reference";
import { ResultPicture } from "./ResultPicture";
import { useDemoResult } from "./use-demo-result";

interface DemoResultProps {
  /** As returned by the pay page; empty if missing. */
  sessionId: string;
}

/** Shown after returning from the demo's pay page: the result, and a link to the billing. */
export function DemoResult({ sessionId }: DemoResultProps) {
  const { state, retrying, retry } = useDemoResult(sessionId);
  if (state.name === "failed")
    return (
      <ErrorState title={texts.failed} retrying={retrying} onRetry={retry}>
        {state.message || commonTexts.loadFailed}
      </ErrorState>
    );
  return (
    // One element that stays mounted, so that screen readers announce its changes.
    <div role="status">
      {state.name === "checking" && <Checking />}
      {state.name === "signedOut" && <SignedOut />}
      {state.name === "unknown" && <Unknown />}
      {state.name === "notPaid" && <NotPaid retrying={retrying} onRetry={retry} />}
      {state.name === "complete" && <Complete sessionId={sessionId} />}
    </div>
  );
}

const Checking = () => (
  <DemoCard picture={<ResultPicture kind="waiting" />} title={texts.checking}>
    <p className={classes.text}>{texts.checkingHint}</p>
  </DemoCard>
);

function SignedOut() {
  const { openSignIn } = useSignIn();
  return (
    <DemoCard picture={<PlanPicture />} title={texts.signedOut}>
      <p className={classes.text}>{texts.signedOutHint}</p>
      <Button {...OPENS_DIALOG} onClick={() => openSignIn()}>
        {texts.logIn}
      </Button>
    </DemoCard>
  );
}

const Unknown = () => (
  <EmptyState
    title={texts.unknown}
    actions={<LinkButton to={paths.stripeDemo}>{texts.startOver}</LinkButton>}
  >
    {texts.unknownHint}
  </EmptyState>
);

const NotPaid = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <DemoCard picture={<ResultPicture kind="waiting" />} title={texts.notPaid}>
    <p className={classes.text}>{texts.notPaidHint}</p>
    <div className={classes.actions}>
      <Button loading={retrying} onClick={onRetry}>
        {texts.askAgain}
      </Button>
      <LinkButton to={paths.stripeDemo} variant="default">
        {texts.startOver}
      </LinkButton>
    </div>
  </DemoCard>
);

const Complete = ({ sessionId }: DemoResultProps) => (
  <DemoCard picture={<ResultPicture kind="done" />} title={texts.success}>
    <p className={classes.text}>{texts.successHint}</p>
    <div className={classes.actions}>
      <ManageBilling returnTo="STRIPE_DEMO" label={texts.manage} />
      <LinkButton to={paths.stripeDemo} variant="default">
        {texts.startOver}
      </LinkButton>
    </div>
    <Reference number={sessionId} />
  </DemoCard>
);
