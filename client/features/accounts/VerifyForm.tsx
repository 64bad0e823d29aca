import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Message, messageTone } from "../../components/ui/Message";
import type { Viewer } from "../../lib/session/viewer";
import { showRefusal } from "../../lib/form-errors";
import { otpSchema, type OtpValues } from "./account-schemas";
import classes from "./LoginDialog.module.css";
import { signInTexts } from "#texts/sign-in";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest } from "./use-send-code";
import { useVerifyCode } from "./use-session";

interface VerifyFormProps {
  /** What the code was asked for with. */
  request: CodeRequest;
  /** What the server said when it sent the code. */
  sentMessage: string;
  onVerified: (viewer: Viewer) => void;
  onChangeAddress: () => void;
}

/** Between two codes to one address; the server holds to the same. */
const RESEND_SECONDS = 60;

const onlyDigits = (text: string): string => text.replace(/\D/g, "").slice(0, 6);

/** The code from the mail. */
export function VerifyForm({ request, sentMessage, onVerified, onChangeAddress }: VerifyFormProps) {
  const { email } = request.input;
  const form = useForm<OtpValues>({
    resolver: zodResolver(otpSchema),
    defaultValues: { otp: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const verify = useVerifyCode();
  const [notice, setNotice] = useState<string | null>(sentMessage);

  const submit = form.handleSubmit(async ({ otp }) => {
    setNotice(null);
    const outcome = await verify(email, otp);
    if (outcome.ok) return onVerified(outcome.value);
    showRefusal(form, outcome.refusal);
    form.setFocus("otp", { shouldSelect: true });
  });

  const message = errors.root?.message ?? notice;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      {message !== null && <Message tone={messageTone(message)}>{message}</Message>}
      <TextInput
        {...form.register("otp", {
          onChange: ({ target }: { target: HTMLInputElement }) =>
            form.setValue("otp", onlyDigits(target.value)),
        })}
        label={signInTexts.otp}
        description={signInTexts.otpHint(email)}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        autoFocus
        classNames={{ input: classes.otp }}
        withAsterisk
        error={errors.otp?.message}
      />
      <Button type="submit" loading={isSubmitting}>
        {signInTexts.verifyOtp}
      </Button>
      <div className={classes.aside}>
        <ResendButton
          request={request}
          onNotice={(text) => {
            form.clearErrors();
            setNotice(text);
          }}
        />
        <button type="button" onClick={onChangeAddress}>
          {signInTexts.changeAddress}
        </button>
      </div>
    </form>
  );
}

interface ResendButtonProps {
  request: CodeRequest;
  onNotice: (message: string) => void;
}

function ResendButton({ request, onNotice }: ResendButtonProps) {
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(RESEND_SECONDS);
  const [sending, setSending] = useState(false);

  const resend = async () => {
    setSending(true);
    const outcome = await sendCode(request);
    setSending(false);
    startWait(outcome.ok ? RESEND_SECONDS : (outcome.refusal.waitSeconds ?? 0));
    onNotice(outcome.ok ? outcome.value : outcome.refusal.message);
  };

  return (
    <button type="button" disabled={wait > 0 || sending} onClick={() => void resend()}>
      {wait > 0 ? signInTexts.resendIn(wait) : signInTexts.resend}
    </button>
  );
}
