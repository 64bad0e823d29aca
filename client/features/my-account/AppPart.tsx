import { useState } from "react";
import { signInMethodTexts } from "#texts/sign-in-methods";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Pane } from "../../components/ui/Pane";
import { attempt } from "../../lib/refusal";
import classes from "./Account.module.css";
import { useRemoveTotpMutation } from "./factors/Factors.generated";
import { TotpSetup } from "./factors/TotpSetup";
import { hasFactor, type FactorStatus } from "./factors/use-factor-status";
import type { OnDone } from "./on-done";

interface AppPartProps {
  status: FactorStatus;
  onDone: OnDone;
}

/** The authenticator app of someone on the staff. */
export function AppPart({ status, onDone }: AppPartProps) {
  const { hasTotp, passkeyCount } = status;
  const [open, setOpen] = useState<"setup" | "remove" | null>(null);
  const [removeTotp] = useRemoveTotpMutation();
  const remove = async () => {
    const outcome = await attempt(() => removeTotp(), "me", signInMethodTexts.notDone);
    if (outcome.ok) void onDone(signInMethodTexts.appRemoved);
    return outcome;
  };
  const finish = (codes: readonly string[]) => {
    setOpen(null);
    void onDone(signInMethodTexts.appAdded, codes);
  };
  return (
    <Pane
      title={signInMethodTexts.app}
      lead={hasTotp ? signInMethodTexts.appOn : signInMethodTexts.appOff}
      headingLevel={3}
    >
      {open === "setup" ? (
        <TotpSetup headingLevel={4} onCodes={finish} onBack={() => setOpen(null)} />
      ) : (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setOpen("setup")}>
            {hasTotp ? signInMethodTexts.replaceApp : signInMethodTexts.setUpApp}
          </Button>
          {hasTotp && passkeyCount > 0 && (
            <Button variant="default" onClick={() => setOpen("remove")}>
              {signInMethodTexts.removeApp}
            </Button>
          )}
        </div>
      )}
      {hasTotp && !hasFactor({ ...status, hasTotp: false }) && (
        <p className={classes.facts}>{signInMethodTexts.onlyFactor}</p>
      )}
      <ConfirmDialog
        opened={open === "remove"}
        onClose={() => setOpen(null)}
        title={signInMethodTexts.removeAppTitle}
        action={signInMethodTexts.removeApp}
        onConfirm={remove}
      >
        <p>{signInMethodTexts.removeAppText}</p>
      </ConfirmDialog>
    </Pane>
  );
}
