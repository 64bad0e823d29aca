import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode, FormEvent } from "react";
import { deskTexts } from "#texts/desk";
import { planActionTexts as texts } from "#texts/desk-plan-actions";
import { Message } from "../../../../components/ui/Message";
import type { useSave } from "../../../forms/use-save";

interface ActionDialogProps {
  title: string;
  /** Label of the button that does it. */
  action: string;
  isDangerous?: boolean;
  saving: Pick<ReturnType<typeof useSave>, "form" | "busy" | "problem">;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Says what will happen, and asks for what is needed. A click beside it does not lose what was typed. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, action, isDangerous = false, saving, children, onSubmit, onClose } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": deskTexts.close }}
    >
      <form ref={saving.form} noValidate onSubmit={submit}>
        <Stack>
          {children}
          {saving.problem !== null && <Message tone="error">{saving.problem}</Message>}
          <Group justify="flex-end">
            <Button variant="default" disabled={saving.busy} onClick={onClose}>
              {texts.keep}
            </Button>
            <Button type="submit" color={isDangerous ? "red" : undefined} loading={saving.busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The plan's page and lists show what Stripe says now. */
export const RELOAD = { refetchQueries: ["SoldPlanPage"], awaitRefetchQueries: true };
