import { useEffect, useEffectEvent, useRef, useState } from "react";
import { commonTexts } from "#texts/common";
import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { CopyButton } from "../../../components/ui/CopyButton";
import { Message } from "../../../components/ui/Message";
import { Skeleton } from "../../../components/ui/Skeleton";
import { attempt, attemptAs } from "../../../lib/refusal";
import { CodeForm } from "./CodeForm";
import {
  useConfirmTotpEnrollmentMutation,
  useStartTotpEnrollmentMutation,
} from "./Factors.generated";
import classes from "./Factors.module.css";
import { QrCode } from "./QrCode";

interface TotpSetupProps {
  /** 2 for a step of its own, 4 inside a part of a section. */
  headingLevel?: 2 | 4;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onBack: () => void;
}

interface Setup {
  secret: string;
  otpauthUrl: string;
}

/** Adds an authenticator app: shows its key, and checks a first code. */
export function TotpSetup({ headingLevel = 2, onCodes, onBack }: TotpSetupProps) {
  const Heading = headingLevel === 2 ? "h2" : "h4";
  const { setup, problem, retry } = useSetup();
  const [confirm] = useConfirmTotpEnrollmentMutation();
  const send = async (code: string) => {
    const outcome = await attempt(
      () => confirm({ variables: { input: { code } } }),
      "recoveryCodes",
      twoStepTexts.failed,
    );
    if (!outcome.ok) return outcome;
    onCodes(outcome.value);
    return null;
  };
  return (
    <div className={classes.step}>
      <div>
        <Heading className={classes.title}>{twoStepTexts.scanTitle}</Heading>
        <p className={classes.lead}>{twoStepTexts.scanLead}</p>
      </div>
      {problem !== null && (
        <>
          <Message tone="error">{problem}</Message>
          <Button onClick={retry}>{commonTexts.retry}</Button>
        </>
      )}
      {setup === null ? problem === null && <SetupSkeleton /> : <Scan setup={setup} />}
      {setup !== null && <CodeForm label={twoStepTexts.codeFromApp} onSend={send} />}
      <button type="button" className={classes.other} onClick={onBack}>
        {twoStepTexts.back}
      </button>
    </div>
  );
}

function useSetup() {
  const [start] = useStartTotpEnrollmentMutation();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    setProblem(null);
    const outcome = await attemptAs(
      () => start(),
      ({ secret, otpauthUrl }) =>
        secret === null || otpauthUrl === null ? null : { secret, otpauthUrl },
      twoStepTexts.startFailed,
    );
    if (outcome.ok) setSetup(outcome.value);
    else setProblem(outcome.refusal.message);
  };
  const beginOnce = useEffectEvent(() => void begin());
  const begun = useRef(false);
  useEffect(() => {
    // React may run effects twice, but each start replaces the secret of the one before.
    if (begun.current) return;
    begun.current = true;
    beginOnce();
  }, []);
  return { setup, problem, retry: () => void begin() };
}

/** In groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, "$& ");

const Scan = ({ setup }: { setup: Setup }) => (
  <div className={classes.scan}>
    <QrCode text={setup.otpauthUrl} label={twoStepTexts.qrCode} />
    <div className={classes.key}>
      <p>{twoStepTexts.cannotScan}</p>
      <code>{grouped(setup.secret)}</code>
      <CopyButton text={setup.secret} label={twoStepTexts.copyKey} size="sm" />
    </div>
  </div>
);

const SetupSkeleton = () => (
  <div className={classes.scan} aria-busy="true">
    <Skeleton width="13rem" height="13rem" radius="var(--radius-md)" />
  </div>
);
