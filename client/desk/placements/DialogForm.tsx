import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { Message } from "../../components/ui/Message";

interface DialogFormProps {
  title: string;
  lead: string | null;
  action: string;
  busy: boolean;
  /** Why it failed, if no field says so. */
  problem: string | null;
  children: ReactNode;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** A form in a dialog. A click beside it does not lose what was typed. */
export const DialogForm = ({ title, onClose, ...props }: DialogFormProps) => (
  <Modal
    opened
    onClose={onClose}
    title={title}
    closeOnClickOutside={false}
    closeButtonProps={{ "aria-label": texts.cancel }}
  >
    <form noValidate onSubmit={props.onSubmit}>
      <Stack>
        {props.lead !== null && <Text size="sm">{props.lead}</Text>}
        {props.children}
        {props.problem !== null && <Message tone="error">{props.problem}</Message>}
        <Group justify="flex-end">
          <Button variant="default" disabled={props.busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={props.busy}>
            {props.action}
          </Button>
        </Group>
      </Stack>
    </form>
  </Modal>
);
