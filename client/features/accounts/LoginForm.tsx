import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { showRefusal } from "../../lib/form-errors";
import { loginSchema, type LoginValues } from "./account-schemas";
import { GoogleLink } from "./GoogleLink";
import classes from "./LoginDialog.module.css";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest } from "./use-send-code";

interface CodeFormProps {
  /** To begin with, e.g. when one came back to change it. */
  email: string;
  onSent: (request: CodeRequest, message: string) => void;
  /** Leads to the other form, with the address typed so far. */
  onSwitch: (email: string) => void;
}

/** E-mail only; a code is sent to it. */
export function LoginForm({ email, onSent, onSwitch }: CodeFormProps) {
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(0);

  const submit = form.handleSubmit(async (input) => {
    const request: CodeRequest = { kind: "login", input };
    const outcome = await sendCode(request);
    if (outcome.ok) return onSent(request, outcome.value);
    showRefusal(form, outcome.refusal);
    startWait(outcome.refusal.waitSeconds ?? 0);
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.lead}>{signInTexts.loginLead}</p>
        <TextInput
          {...form.register("email")}
          label={fieldTexts.email}
          type="email"
          autoComplete="email"
          data-autofocus
          autoFocus
          withAsterisk
          error={errors.email?.message}
        />
        {errors.root?.message !== undefined && (
          <Message tone="error">{errors.root.message}</Message>
        )}
        <Button type="submit" loading={isSubmitting} disabled={wait > 0}>
          {wait > 0 ? signInTexts.sendOtpIn(wait) : signInTexts.sendOtp}
        </Button>
        {wait > 0 && (
          <button
            type="button"
            className={classes.link}
            onClick={() =>
              onSent({ kind: "login", input: form.getValues() }, signInTexts.codeOnItsWay)
            }
          >
            {signInTexts.haveCode}
          </button>
        )}
      </form>
      <GoogleLink />
      <p className={classes.switch}>
        {signInTexts.newHere}{" "}
        <button type="button" onClick={() => onSwitch(form.getValues("email"))}>
          {signInTexts.signUp}
        </button>
      </p>
    </>
  );
}
