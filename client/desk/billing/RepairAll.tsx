import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { billingTexts as texts } from "#texts/desk-billing";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { attempt, refused } from "../../lib/refusal";
import { useRepairBillingMutation } from "./Billing.generated";
import type { Difference } from "./use-comparison";

interface RepairAllProps {
  differences: readonly Difference[];
  onRepaired: (id: string) => void;
}

/** Repairs all that differ, one after another; those that fail stay in the list. */
export function RepairAll({ differences, onRepaired }: RepairAllProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState(0);
  const [asked, setAsked] = useState(0);
  const [repairBilling] = useRepairBillingMutation();

  const repair = async (id: string) => {
    const outcome = await attempt(
      () => repairBilling({ variables: { input: { id } } }),
      "id",
      texts.callFailed,
    );
    if (outcome.ok) onRepaired(id);
    return outcome.ok;
  };
  const repairAll = async () => {
    let left = 0;
    for (const [index, { id }] of differences.entries()) {
      setDone(index + 1);
      if (!(await repair(id))) left += 1;
    }
    setDone(0);
    if (left > 0) return refused(texts.someLeft(left));
    notifications.show({ message: texts.allRepaired(differences.length), role: "status" });
    return { ok: true, value: true } as const;
  };
  const ask = () => {
    setAsked(differences.length);
    setIsAsking(true);
  };
  return (
    <>
      <Button size="compact-sm" onClick={ask}>
        {texts.repairAll}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.repairAllTitle(asked)}
        action={texts.repairAll}
        onClose={() => setIsAsking(false)}
        onConfirm={repairAll}
      >
        <p role="status">{done === 0 ? texts.repairAllText : texts.repairing(done, asked)}</p>
      </ConfirmDialog>
    </>
  );
}
