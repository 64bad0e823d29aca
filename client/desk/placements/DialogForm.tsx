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

interface PlacementModalProps {
  title: string;
  size?: string;
  children: ReactNode;
  onClose: () => void;
}

/** A dialog. A click beside it does not lose what was typed. */
export const PlacementModal = (props: PlacementModalProps) => (
  <Modal
    opened
    closeOnClickOutside={false}
    closeButtonProps={{ "aria-label": texts.cancel }}
    {...props}
  />
);

/** A form in a dialog. */
export const DialogForm = ({ title, onClose, ...props }: DialogFormProps) => (
  <PlacementModal title={title} onClose={onClose}>
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
  </PlacementModal>
);
