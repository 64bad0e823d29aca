import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { contactFields, type ContactFieldName } from "#site/contact-fields.generated";
import { companyTexts, contactTexts as texts } from "#texts/desk-companies";
import { Dialog } from "../../../components/ui/Dialog";
import { DialogButtons } from "../../../components/ui/DialogButtons";
import { Message } from "../../../components/ui/Message";
import { useAction } from "../../../lib/use-action";
import { watchWork } from "../../../lib/watch-work";
import { useWhileShown } from "../../../lib/use-while-shown";
import { TextField } from "../../forms/TextField";
import { namesOf } from "../../forms/text-values";
import { useAttempt } from "../../forms/use-attempt";
import { useKeptForm } from "../../forms/use-kept-form";
import classes from "../Companies.module.css";
import { focusFirstError } from "../form/focus-first-error";
import { Restored } from "../form/Restored";
import {
  useAddContactMutation,
  useUpdateContactMutation,
  type ClientContactFragment,
} from "./Contacts.generated";
import { contactRules, NEW_CONTACT, RELOAD, valuesOf, type ContactValues } from "./contact-values";

interface ContactDialogProps {
  companyId: string;
  /** The one to change; null if it is new, or gone. */
  contact: ClientContactFragment | null;
  isNew: boolean;
  onClose: () => void;
}

/** Adds or changes a contact. */
export const ContactDialog = ({ companyId, contact, isNew, onClose }: ContactDialogProps) => (
  <Dialog
    opened
    onClose={onClose}
    size="lg"
    title={contact === null ? texts.addTitle : texts.editTitle(contact.name)}
  >
    {contact === null && !isNew ? (
      <Message tone="error">{texts.gone}</Message>
    ) : (
      <ContactForm companyId={companyId} contact={contact} onClose={onClose} />
    )}
  </Dialog>
);

type ContactFormProps = Omit<ContactDialogProps, "isNew">;

function ContactForm({ companyId, contact: given, onClose }: ContactFormProps) {
  const [contact, setContact] = useState(given);
  const { busy, problem, run } = useAction();
  const whileShown = useWhileShown();
  const save = useSaveContact(companyId, contact);
  const { form, forget, isRestored, startOver, typedSince, rebase } = useKeptForm<ContactValues>({
    name: `contact-${companyId}-${given?.id ?? NEW_CONTACT}`,
    start: { values: valuesOf(given), version: 0 },
    validate: contactRules,
  });
  const submit = form.onSubmit(async (values) => {
    const isWorking = watchWork();
    const saved = await run(async () => {
      const outcome = await save(values);
      if (!outcome.ok) form.setErrors(outcome.refusal.fields);
      return outcome;
    });
    const isAtWork = isWorking();
    if (saved === undefined) return isAtWork ? undefined : focusFirstError();
    const message = contact === null ? texts.added(saved.name) : texts.saved(saved.name);
    notifications.show({ message, role: "status" });
    const typed = typedSince(values);
    if (typed === null) {
      forget();
      return whileShown(onClose);
    }
    // What was typed meanwhile is not saved yet, and a new contact exists now.
    setContact(saved);
    rebase(typed, { values, version: 0 });
  }, focusFirstError);
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
      {isRestored && <Restored onStartOver={startOver} />}
      <ContactFields form={form} />
      {problem !== null && Object.keys(form.errors).length === 0 && (
        <Message tone="error">{problem}</Message>
      )}
      <DialogButtons>
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={cancel}>
          {companyTexts.cancel}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Adds the contact, or changes the one that is given. */
function useSaveContact(companyId: string, contact: ClientContactFragment | null) {
  const attempt = useAttempt();
  const [add] = useAddContactMutation(RELOAD);
  const [update] = useUpdateContactMutation(RELOAD);
  return (values: ContactValues) =>
    attempt(
      () => {
        if (contact === null) return add({ variables: { input: { companyId, ...values } } });
        const variables = { input: { id: contact.id, ...values } };
        return update({ variables });
      },
      (payload) => payload.contact,
      companyTexts.failed,
    );
}

const labels: Readonly<Record<ContactFieldName, string>> = texts.labels;
const hints: Partial<Readonly<Record<ContactFieldName, string>>> = texts.hints;
/** Beside each other. */
const PAIR: readonly ContactFieldName[] = ["email", "phone"];
const names = namesOf(contactFields).filter((name) => !PAIR.includes(name));
const isLong = (name: ContactFieldName): boolean => contactFields[name].kind === "text";

function ContactFields({ form }: { form: UseFormReturnType<ContactValues> }) {
  const control = (name: ContactFieldName) => (
    <TextField
      key={name}
      facts={contactFields[name]}
      label={labels[name]}
      hint={hints[name]}
      required={Object.hasOwn(contactRules, name)}
      takesFocus={name === "name"}
      input={form.getInputProps(name)}
    />
  );
  return (
    <>
      {names.filter((name) => !isLong(name)).map(control)}
      <div className={classes.pair}>{PAIR.map(control)}</div>
      {names.filter(isLong).map(control)}
    </>
  );
}
