import { signInMethodTexts } from "#texts/sign-in-methods";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import classes from "./Account.module.css";
import { useMakeRecoveryCodesMutation } from "./factors/Factors.generated";
import { hasFactor, type FactorStatus } from "./factors/use-factor-status";
import type { OnDone } from "./on-done";

interface RecoveryPartProps {
  status: FactorStatus;
  onDone: OnDone;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryPart({ status, onDone }: RecoveryPartProps) {
  const { busy, problem, run } = useAction();
  const [makeCodes] = useMakeRecoveryCodesMutation();
  if (!hasFactor(status)) return null;
  const make = async () => {
    const codes = await run(() =>
      attempt(() => makeCodes(), "recoveryCodes", signInMethodTexts.notDone),
    );
    if (codes !== undefined) void onDone(signInMethodTexts.codesMade, codes);
  };
  return (
    <Pane
      title={signInMethodTexts.recovery}
      lead={signInMethodTexts.recoveryLeft(status.recoveryCodesLeft)}
      headingLevel={3}
    >
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        <Button variant="default" loading={busy} onClick={() => void make()}>
          {signInMethodTexts.makeCodes}
        </Button>
      </div>
    </Pane>
  );
}
