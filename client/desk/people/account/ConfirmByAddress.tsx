import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { deskTexts } from "#texts/desk";
import { personAccountTexts as texts } from "#texts/desk-people";
import { Message } from "../../../components/ui/Message";
import type { Outcome, Refusal } from "../../../lib/refusal";

interface ConfirmByAddressProps {
  title: string;
  /** What the button does, and whose account it changes. */
  children: ReactNode;
  /** The person's email address, which must be typed. */
  address: string;
  /** Label of the button that does it. */
  action: string;
  isDangerous?: boolean;
  /** @param email as it was typed */
  onConfirm: (email: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Asks for the person's address before something is done with their data, so that no one else is taken by mistake. */
export function ConfirmByAddress(props: ConfirmByAddressProps) {
  const { title, children, address, action, isDangerous = false, onConfirm, onClose } = props;
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim().toLowerCase() !== address)
      return setRefusal({ message: "", fields: { email: texts.otherAddress }, waitSeconds: null });
    setBusy(true);
    setRefusal(null);
    const outcome = await onConfirm(email);
    setBusy(false);
    if (outcome.ok) return onClose();
    setRefusal(outcome.refusal);
  };
  const fault = refusal?.fields.email;
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": deskTexts.close }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {children}
          <TextInput
            type="email"
            label={texts.typeAddress}
            description={address}
            autoComplete="off"
            data-autofocus
            value={email}
            error={fault}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {refusal !== null && fault === undefined && (
            <Message tone="error">{refusal.message}</Message>
          )}
          <Group justify="flex-end">
            <Button variant="default" disabled={busy} onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" color={isDangerous ? "red" : undefined} loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
