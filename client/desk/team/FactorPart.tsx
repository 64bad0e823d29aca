import { useState } from "react";
import { teamTexts } from "#texts/team";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { attempt } from "../../lib/refusal";
import type { PartProps } from "./person-part";
import { useRequestFactorResetMutation } from "./Resets.generated";
import classes from "./Team.module.css";

/** Asks to reset the second step of someone who lost theirs. */
export function FactorPart({ person, onDone }: PartProps) {
  const [asking, setAsking] = useState(false);
  const [request] = useRequestFactorResetMutation({ refetchQueries: ["FactorResets"] });
  const { id, name, hasSecondFactor } = person;
  const reset = async () => {
    const variables = { input: { userId: id } };
    const outcome = await attempt(() => request({ variables }), "reset", teamTexts.failed);
    if (outcome.ok) onDone(teamTexts.resetRequested(name));
    return outcome;
  };
  return (
    <section className={classes.part}>
      <h3>{teamTexts.factor}</h3>
      <p className={classes.lead}>
        {hasSecondFactor ? teamTexts.factorText : teamTexts.noFactorText}
      </p>
      {hasSecondFactor && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {teamTexts.reset}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={teamTexts.resetTitle(name)}
        action={teamTexts.reset}
        onConfirm={reset}
      >
        <p>{teamTexts.resetText(name)}</p>
      </ConfirmDialog>
    </section>
  );
}
