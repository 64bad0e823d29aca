import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { Message } from "../../components/ui/Message";
import { NeedsScript } from "../../components/ui/NeedsScript";
import { TextField } from "../../components/ui/TextField";
import { useHydrated } from "../../lib/hydrated";
import { attempt } from "../../lib/refusal";
import { useForm } from "../../lib/use-form";
import {
  checkContact,
  MAX_MESSAGE,
  MAX_NAME,
  readContact,
  type ContactValues,
} from "./check-contact";
import classes from "./ContactForm.module.css";
import { contactTexts } from "#texts/contact";
import { useSendContactMessageMutation } from "./SendContactMessage.generated";

/** Sends a message; resolves with the server's confirmation. */
function useSend() {
  const [send] = useSendContactMessageMutation();
  return (input: ContactValues) =>
    attempt(() => send({ variables: { input } }), "message", contactTexts.failed);
}

/** The contact form. */
export function ContactForm() {
  const form = useForm({ read: readContact, check: checkContact, send: useSend() });
  const { faults, problem, sent, busy } = form;
  const hydrated = useHydrated();
  return (
    <>
      <NeedsScript text={contactTexts.noScript} />
      <form className={classes.form} {...form.formProps}>
        <TextField
          required
          name="name"
          label={contactTexts.name}
          autoComplete="name"
          maxLength={MAX_NAME}
          error={faults.name}
        />
        <TextField
          required
          name="email"
          label={contactTexts.email}
          type="email"
          autoComplete="email"
          error={faults.email}
        />
        <TextField
          required
          name="message"
          rows={5}
          label={contactTexts.message}
          maxLength={MAX_MESSAGE}
          error={faults.message}
        />
        <Honeypot />
        {problem !== null && <Message tone="error">{problem}</Message>}
        {sent !== null && <Message tone="success">{sent}</Message>}
        <div>
          <Button type="submit" size="lg" loading={busy} disabled={!hydrated}>
            {busy ? contactTexts.sending : contactTexts.send}
          </Button>
        </div>
      </form>
    </>
  );
}
