import { twoStepTexts } from "#texts/two-step";
import { paths } from "#site/paths";
import { Dialog } from "../../../components/ui/Dialog";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Skeleton } from "../../../components/ui/Skeleton";
import type { ProofNeed } from "../../../lib/session/proof";
import classes from "./Factors.module.css";
import { FreshProof } from "./FreshProof";
import { hasFactor, useFactorStatus } from "./use-factor-status";
import { VerifyFactor } from "./VerifyFactor";

interface ProofDialogProps {
  need: ProofNeed;
  /** Called once: whether the person proved who they are. */
  onSettled: (given: boolean) => void;
}

/** Asks a signed-in person to prove who they are, in the middle of what they are doing. */
export const ProofDialog = ({ need, onSettled }: ProofDialogProps) => (
  <Dialog opened onClose={() => onSettled(false)} title={twoStepTexts.verifyTitle}>
    <Proof need={need} onSettled={onSettled} />
  </Dialog>
);

function Proof({ need, onSettled }: ProofDialogProps) {
  const { query, status } = useFactorStatus();
  if (status === null)
    return (
      <Unloaded
        query={query}
        failed={twoStepTexts.statusFailed}
        skeleton={<Skeleton height="8rem" radius="var(--radius-md)" />}
      />
    );
  if (need === "FRESH_PROOF_REQUIRED")
    return <FreshProof hasPasskey={status.passkeyCount > 0} onProven={() => onSettled(true)} />;
  if (!hasFactor(status))
    return (
      <div className={classes.step}>
        <p>{twoStepTexts.setUpFirst}</p>
        <LinkButton to={paths.desk()} onClick={() => onSettled(false)}>
          {twoStepTexts.setUpTitle}
        </LinkButton>
      </div>
    );
  return <VerifyFactor status={status} onProven={() => onSettled(true)} />;
}
