import { zodResolver } from "@hookform/resolvers/zod";
import { InputBase, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Honeypot } from "../../components/ui/Honeypot";
import { Message } from "../../components/ui/Message";
import { showRefusal } from "../../lib/form-errors";
import { useHydrated } from "../../lib/hydrated";
import { attempt } from "../../lib/refusal";
import { useSite } from "../../lib/site";
import classes from "./ContactForm.module.css";
import { contactSchema, MAX_MESSAGE, type ContactValues } from "./contact-schema";
import { TEXTS } from "./contact-texts";
import { useSendContactMessageMutation } from "./SendContactMessage.generated";

/** What is missing has one text for the whole form; a field then only shows that it is meant. */
const atField = (message: string | undefined) => (message === TEXTS.fillInAll ? true : message);

/** Writes to the firm. */
export function ContactForm() {
  const [send] = useSendContactMessageMutation();
  const [sent, setSent] = useState<string | null>(null);
  const hydrated = useHydrated();
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactSchema),
    reValidateMode: "onSubmit",
    defaultValues: { name: "", email: "", message: "", website: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { name, email, message, root } = errors;
  const missing = [name, email, message].some((error) => error?.message === TEXTS.fillInAll);
  const problem = missing ? TEXTS.fillInAll : root?.message;

  const register = (field: keyof ContactValues) =>
    form.register(field, {
      onChange: () => {
        form.clearErrors();
        setSent(null);
      },
    });

  const submit = form.handleSubmit(async (input) => {
    const outcome = await attempt(
      async () => (await send({ variables: { input } })).data?.sendContactMessage,
      (answer) => answer.message,
      TEXTS.failed,
    );
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    form.reset();
    setSent(outcome.value);
  });

  return (
    <>
      <NoScriptHint />
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          {...register("name")}
          label={TEXTS.name}
          autoComplete="name"
          withAsterisk
          aria-required="true"
          error={atField(name?.message)}
        />
        <TextInput
          {...register("email")}
          label={TEXTS.email}
          type="email"
          autoComplete="email"
          withAsterisk
          aria-required="true"
          error={atField(email?.message)}
        />
        <InputBase
          {...register("message")}
          component="textarea"
          multiline
          rows={8}
          label={TEXTS.message}
          size="md"
          maxLength={MAX_MESSAGE}
          withAsterisk
          aria-required="true"
          className={classes.message}
          error={atField(message?.message)}
        />
        <Honeypot field={register("website")} />
        {problem !== undefined && <Message tone="error">{problem}</Message>}
        {sent !== null && <Message tone="success">{sent}</Message>}
        <div>
          <Button type="submit" size="lg" loading={isSubmitting} disabled={!hydrated}>
            {isSubmitting ? TEXTS.sending : TEXTS.send}
          </Button>
        </div>
      </form>
    </>
  );
}

function NoScriptHint() {
  const { email } = useSite();
  return (
    <noscript>
      <p>
        {TEXTS.noScript} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
