import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { signInTexts } from "#texts/sign-in";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { showRefusal } from "../../lib/form-errors";
import { GoogleLink } from "./GoogleLink";
import classes from "./LoginDialog.module.css";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest } from "./use-send-code";

interface CodeFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  lead: string;
  toRequest: (values: Values) => CodeRequest;
  onSent: (request: CodeRequest, message: string) => void;
  /** Shown while the server lets nobody ask again. */
  whileWaiting?: ReactNode;
  /** The way to the other form. */
  other: { question: string; action: string; onChoose: () => void };
  children: ReactNode;
}

/** Asks for a code with what the fields hold; with the ways to sign in otherwise. */
export function CodeForm<Values extends FieldValues>(props: CodeFormProps<Values>) {
  const { form, lead, toRequest, onSent, whileWaiting, other, children } = props;
  const { errors, isSubmitting } = form.formState;
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(0);

  const submit = form.handleSubmit(async (values) => {
    const request = toRequest(values);
    const outcome = await sendCode(request);
    if (outcome.ok) return onSent(request, outcome.value);
    showRefusal(form, outcome.refusal);
    startWait(outcome.refusal.waitSeconds ?? 0);
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.lead}>{lead}</p>
        {children}
        {errors.root?.message !== undefined && (
          <Message tone="error">{errors.root.message}</Message>
        )}
        <Button type="submit" loading={isSubmitting} disabled={wait > 0}>
          {wait > 0 ? signInTexts.sendOtpIn(wait) : signInTexts.sendOtp}
        </Button>
        {wait > 0 && whileWaiting}
      </form>
      <GoogleLink />
      <p className={classes.switch}>
        {other.question}{" "}
        <button type="button" onClick={other.onChoose}>
          {other.action}
        </button>
      </p>
    </>
  );
}
