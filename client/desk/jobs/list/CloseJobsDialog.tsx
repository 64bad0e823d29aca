import { Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { deskJobsTexts } from "#texts/desk-jobs";
import { ConfirmDialog } from "../../../components/ui/ConfirmDialog";
import type { Outcome } from "../../../lib/refusal";
import type { CloseReason } from "../../../lib/schema-types.generated";

interface CloseJobsDialogProps {
  opened: boolean;
  /** How many jobs. */
  count: number;
  onClose: () => void;
  onConfirm: (reason: CloseReason) => Promise<Outcome<unknown>>;
}

const reasons = ["FILLED", "WITHDRAWN"] as const satisfies readonly CloseReason[];

/** Asks why several jobs are closed, and whether to. */
export function CloseJobsDialog({ opened, count, onClose, onConfirm }: CloseJobsDialogProps) {
  const [reason, setReason] = useState<CloseReason>("FILLED");
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={deskJobsTexts.closeAllTitle(count)}
      action={deskJobsTexts.closeAllAction(count)}
      onConfirm={() => onConfirm(reason)}
    >
      <p>{deskJobsTexts.closeAllText}</p>
      <Radio.Group
        label={deskJobsTexts.reason}
        value={reason}
        onChange={(value) => setReason(reasons.find((each) => each === value) ?? "FILLED")}
      >
        <Stack gap="xs" mt="xs">
          {reasons.map((value) => (
            <Radio key={value} value={value} label={deskJobsTexts.reasons[value]} />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}
