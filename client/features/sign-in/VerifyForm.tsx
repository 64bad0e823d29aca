import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/Button";
import { CodeField } from "../../components/ui/CodeField";
import { Message, type MessageTone } from "../../components/ui/Message";
import { isNoAnswer } from "../../lib/refusal";
import { noteResend, secondsToResend } from "../../lib/session/keep-code-step";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { useForm } from "../../lib/use-form";
import { checkOtp, readOtp } from "./account-checks";
import classes from "./LoginDialog.module.css";
import { signInTexts } from "#texts/sign-in";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest, type SentCode } from "./use-send-code";
import { useVerifyCode, type VerifiedCode } from "./use-session";

interface Notice {
  tone: MessageTone;
  text: string;
}

interface VerifyFormProps {
  sent: SentCode;
  /** @param verified without an offer if the person signed in in another tab */
  onVerified: (verified: VerifiedCode) => void;
  onChangeAddress: () => void;
}

/** Asks for the code from the mail. */
export function VerifyForm({ sent, onVerified, onChangeAddress }: VerifyFormProps) {
  const { request, message, isNew } = sent;
  const { email } = request.input;
  const input = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode();
  const verifying = useRef(false);
  useSignInInOtherTab(verifying, (viewer) => onVerified({ viewer, connect: null }));
  const [notice, setNotice] = useState<Notice | null>({
    tone: isNew ? "success" : "info",
    text: message,
  });
  const send = async ({ otp }: { otp: string }) => {
    setNotice(null);
    verifying.current = true;
    const outcome = await verify(email, otp);
    if (!outcome.ok) {
      verifying.current = false;
      // Unless the next one is being typed already.
      if (input.current?.value === otp) {
        input.current.focus();
        input.current.select();
      }
      return outcome;
    }
    onVerified(outcome.value);
    return null;
  };
  const form = useForm({ read: readOtp, check: checkOtp, send });

  const shown: Notice | null =
    form.problem === null ? notice : { tone: "error", text: form.problem };
  const isWrong = form.problem !== null && !isNoAnswer(form.problem);
  return (
    <form className={classes.form} {...form.formProps}>
      {shown !== null && <Message tone={shown.tone}>{shown.text}</Message>}
      <CodeField
        ref={input}
        name="otp"
        label={signInTexts.otp}
        hint={signInTexts.otpHint(email)}
        error={form.faults.otp ?? (isWrong || undefined)}
        onComplete={() => void form.submit()}
      />
      <Button type="submit" loading={form.busy}>
        {signInTexts.verifyOtp}
      </Button>
      <div className={classes.aside}>
        <ResendButton
          request={request}
          onNotice={(next) => {
            form.clear();
            setNotice(next);
          }}
        />
        <button type="button" onClick={onChangeAddress}>
          {signInTexts.changeAddress}
        </button>
      </div>
    </form>
  );
}

/** The code is of no use anymore when the same browser has signed in meanwhile. */
function useSignInInOtherTab(
  verifying: { current: boolean },
  onSignedIn: (viewer: Viewer) => void,
) {
  const { viewer } = useViewer();
  const tell = useEffectEvent((present: Viewer) => {
    if (!verifying.current) onSignedIn(present);
  });
  // Whoever logs in again is still shown as signed in.
  const [before] = useState(viewer?.id);
  useEffect(() => {
    if (viewer !== null && viewer.id !== before) tell(viewer);
  }, [viewer, before]);
}

interface ResendButtonProps {
  request: CodeRequest;
  onNotice: (notice: Notice) => void;
}

function ResendButton({ request, onNotice }: ResendButtonProps) {
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(secondsToResend());
  const [sending, setSending] = useState(false);

  const resend = async () => {
    setSending(true);
    const outcome = await sendCode(request);
    setSending(false);
    if (outcome.ok) noteResend(request);
    startWait(outcome.ok ? secondsToResend() : (outcome.refusal.waitSeconds ?? 0));
    onNotice(
      outcome.ok
        ? { tone: "success", text: outcome.value }
        : { tone: "error", text: outcome.refusal.message },
    );
  };

  return (
    <button type="button" disabled={wait > 0 || sending} onClick={() => void resend()}>
      {wait > 0 ? signInTexts.resendIn(wait) : signInTexts.resend}
    </button>
  );
}
