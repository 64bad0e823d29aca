import { useState } from "react";
import { twoStepTexts } from "#texts/two-step";
import { attempt } from "../../../lib/refusal";
import { CodeForm } from "./CodeForm";
import { useVerifySecondFactorMutation } from "./Factors.generated";
import classes from "./Factors.module.css";
import { EmailedCode } from "./FreshProof";
import { PasskeyButton } from "./PasskeyButton";
import { RecoveryForm } from "./RecoveryForm";
import type { FactorStatus } from "./use-factor-status";

interface VerifyFactorProps {
  status: FactorStatus;
  onProven: () => void;
}

const kindOf = ({ hasTotp, passkeyCount }: FactorStatus) => {
  if (passkeyCount > 0) return hasTotp ? "both" : "passkey";
  return hasTotp ? "app" : "none";
};

/** Asks for a passkey, a code of the authenticator app, or a recovery code. */
export function VerifyFactor({ status, onProven }: VerifyFactorProps) {
  const { hasTotp, passkeyCount, passkeysNeedCode, recoveryCodesLeft } = status;
  const [recovering, setRecovering] = useState(false);
  const [verify] = useVerifySecondFactorMutation();
  const send = async (code: string) => {
    const outcome = await attempt(
      () => verify({ variables: { input: { code } } }),
      "me",
      twoStepTexts.failed,
    );
    if (!outcome.ok) return outcome;
    onProven();
    return null;
  };
  if (recovering)
    return (
      <div className={classes.step}>
        <RecoveryForm onSend={send} />
        <Other label={twoStepTexts.anotherWay} onChoose={() => setRecovering(false)} />
      </div>
    );
  return (
    <div className={classes.step}>
      <p className={classes.lead}>
        {passkeysNeedCode ? twoStepTexts.passkeyNeedsCode : twoStepTexts.verifyLead[kindOf(status)]}
      </p>
      {passkeysNeedCode && <EmailedCode onProven={() => undefined} />}
      {passkeyCount > 0 && !passkeysNeedCode && <PasskeyButton onProven={onProven} />}
      {passkeyCount > 0 && hasTotp && <p className={classes.or}>{twoStepTexts.or}</p>}
      {hasTotp && <CodeForm label={twoStepTexts.codeFromApp} onSend={send} />}
      {recoveryCodesLeft > 0 ? (
        <Other label={twoStepTexts.useRecovery} onChoose={() => setRecovering(true)} />
      ) : (
        <p className={classes.lead}>{twoStepTexts.lostAll}</p>
      )}
    </div>
  );
}

const Other = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <button type="button" className={classes.other} onClick={onChoose}>
    {label}
  </button>
);
