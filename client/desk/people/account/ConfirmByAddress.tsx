import { TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { personAccountTexts as texts } from "#texts/desk-people";
import type { Outcome, Refusal } from "../../../lib/refusal";
import { FormDialog } from "../../parts/FormDialog";

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
  const submit = async () => {
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
    <FormDialog
      title={title}
      action={action}
      isDangerous={isDangerous}
      saving={{ busy, problem: refusal !== null && fault === undefined ? refusal.message : null }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
