import { useState } from "react";
import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { CodeForm } from "./CodeForm";
import classes from "./Factors.module.css";
import { useConfirmFreshProofMutation, useStartFreshProofMutation } from "./FreshProof.generated";
import { PasskeyButton } from "./PasskeyButton";

interface FreshProofProps {
  hasPasskey: boolean;
  onProven: () => void;
}

/** Asks a candidate to prove who they are: by a passkey, or by a code that we email them. */
export const FreshProof = ({ hasPasskey, onProven }: FreshProofProps) => (
  <div className={classes.step}>
    <p className={classes.lead}>{twoStepTexts.freshLead}</p>
    {hasPasskey && (
      <>
        <PasskeyButton onProven={onProven} />
        <p className={classes.or}>{twoStepTexts.or}</p>
      </>
    )}
    <EmailedCode onProven={onProven} />
  </div>
);

/** A code that we email when the person asks for it. */
export function EmailedCode({ onProven }: Pick<FreshProofProps, "onProven">) {
  const { busy, problem, run } = useAction();
  const [start] = useStartFreshProofMutation();
  const [confirm] = useConfirmFreshProofMutation();
  const [sent, setSent] = useState<string | null>(null);
  const sendCode = async () => {
    const message = await run(() => attempt(() => start(), "message", twoStepTexts.startFailed));
    if (message !== undefined) setSent(message);
  };
  const check = async (code: string) => {
    const outcome = await attempt(
      () => confirm({ variables: { input: { code } } }),
      "me",
      twoStepTexts.failed,
    );
    if (!outcome.ok) return outcome;
    onProven();
    return null;
  };
  return (
    <>
      {problem !== null && <Message tone="error">{problem}</Message>}
      {sent !== null && (
        <>
          <Message tone="success">{sent}</Message>
          <CodeForm label={twoStepTexts.codeFromEmail} onSend={check} />
        </>
      )}
      <Button variant="default" loading={busy} onClick={() => void sendCode()}>
        {sent === null ? twoStepTexts.emailCode : twoStepTexts.emailAgain}
      </Button>
    </>
  );
}
