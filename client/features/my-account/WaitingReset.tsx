import { accountTexts } from "#texts/account";
import { signInMethodTexts } from "#texts/sign-in-methods";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import classes from "./Account.module.css";
import { useCancelFactorResetMutation } from "./FactorReset.generated";
import type { OnDone } from "./on-done";

interface WaitingResetProps {
  reset: { id: string; requestedByName: string; takesEffectAt: string };
  onDone: OnDone;
}

/** A reset of the person's second step that someone asked for, to stop it. */
export function WaitingReset({ reset, onDone }: WaitingResetProps) {
  const { id, requestedByName, takesEffectAt } = reset;
  const { busy, problem, run } = useAction();
  const [cancel] = useCancelFactorResetMutation();
  const stop = async () => {
    const message = await run(() =>
      attempt(() => cancel({ variables: { input: { id } } }), "message", accountTexts.resetFailed),
    );
    if (message !== undefined) void onDone(message);
  };
  return (
    <Pane
      title={signInMethodTexts.resetTitle}
      lead={signInMethodTexts.resetLead(requestedByName, dateTime(takesEffectAt))}
      headingLevel={3}
    >
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        <Button loading={busy} onClick={() => void stop()}>
          {accountTexts.factorResetTitle}
        </Button>
      </div>
    </Pane>
  );
}
