import { Button, Group, Modal, Radio, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { closeJobTexts } from "#texts/desk-applications";
import { Message } from "../../components/ui/Message";
import { attempt } from "../../lib/refusal";
import type {
  ApplicationStatus,
  CloseReason,
  OpenApplications,
} from "../../lib/schema-types.generated";
import { useAction } from "../../lib/use-action";
import { OPEN_STAGES } from "../applications/stages";
import { useCloseJobMutation } from "./CloseJob.generated";

interface CloseJobDialogProps {
  job: {
    id: string;
    role: string;
    applicationCounts: readonly { status: ApplicationStatus; count: number }[] | null;
  };
  opened: boolean;
  onClose: () => void;
  /** Called when the job is closed. Its applications follow within minutes if they are rejected. */
  onClosed: () => void;
}

/** Asks why a job is closed, and what becomes of the applications that are still open. */
export function CloseJobDialog({ job, opened, onClose, onClosed }: CloseJobDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={closeJobTexts.title(job.role)}
      closeButtonProps={{ "aria-label": closeJobTexts.cancel }}
    >
      <CloseJobForm job={job} onClose={onClose} onClosed={onClosed} />
    </Modal>
  );
}

const REASONS: readonly CloseReason[] = ["FILLED", "WITHDRAWN"];

function CloseJobForm({ job, onClose, onClosed }: Omit<CloseJobDialogProps, "opened">) {
  const [reason, setReason] = useState<CloseReason>("FILLED");
  const [openApplications, setOpenApplications] = useState<OpenApplications>("KEEP");
  const [closeJob] = useCloseJobMutation();
  const { busy, problem, run } = useAction();
  const open = openOf(job);

  const submit = async () => {
    const input = { id: job.id, reason, openApplications };
    const closed = await run(() =>
      attempt(
        async () => (await closeJob({ variables: { input } })).data?.closeJob,
        (payload) => payload.job,
        closeJobTexts.failed,
      ),
    );
    if (closed === undefined) return;
    notifications.show({ message: closeJobTexts.done(job.role), role: "status" });
    onClose();
    onClosed();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <Text size="sm">{closeJobTexts.text}</Text>
        <Radio.Group
          label={closeJobTexts.reason}
          value={reason}
          onChange={(value) => setReason(value === "WITHDRAWN" ? value : "FILLED")}
        >
          <Stack gap="xs" mt="xs">
            {REASONS.map((value) => (
              <Radio key={value} value={value} label={closeJobTexts[value]} />
            ))}
          </Stack>
        </Radio.Group>
        {open > 0 && (
          <Radio.Group
            label={closeJobTexts.open(open)}
            value={openApplications}
            onChange={(value) => setOpenApplications(value === "REJECT" ? value : "KEEP")}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="KEEP" label={closeJobTexts.KEEP} description={closeJobTexts.keepHint} />
              <Radio
                value="REJECT"
                label={closeJobTexts.REJECT}
                description={closeJobTexts.rejectHint(open)}
              />
            </Stack>
          </Radio.Group>
        )}
        {problem !== null && <Message tone="error">{problem}</Message>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {closeJobTexts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {closeJobTexts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** How many of the job's applications still wait for someone. */
const openOf = ({ applicationCounts }: CloseJobDialogProps["job"]): number =>
  (applicationCounts ?? [])
    .filter(({ status }) => OPEN_STAGES.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
