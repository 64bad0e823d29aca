import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { TextField } from "../../components/ui/TextField";
import { checkLogin, readLogin, type LoginValues } from "./account-checks";
import { CodeForm } from "./CodeForm";
import classes from "./LoginDialog.module.css";
import { knowsPasskeys } from "../../lib/passkeys";
import { PasskeyButton, type PasskeyButtonProps } from "./PasskeyButton";
import { useCodeForm } from "./use-code-form";
import type { CodeRequest, SentCode } from "./use-send-code";

interface LoginFormProps extends PasskeyButtonProps {
  /** Initial value; the typed address when the user comes back to change it. */
  email: string;
  onSent: (sent: SentCode) => void;
  /** Opens the sign-up form with the typed email. */
  onSwitch: (email: string) => void;
}

const toRequest = (input: LoginValues): CodeRequest => ({ kind: "login", input });

/** Asks for the email address that the code is sent to. */
export function LoginForm({ email, onSent, onSwitch, ...passkey }: LoginFormProps) {
  const form = useCodeForm({ read: readLogin, check: checkLogin, toRequest, onSent });
  const enterCode = () => {
    const request = toRequest(form.current());
    onSent({ request, message: signInTexts.codeOnItsWay, isNew: false });
  };
  return (
    <CodeForm
      form={form}
      lead={signInTexts.loginLead}
      whileWaiting={
        <button type="button" className={classes.link} onClick={enterCode}>
          {signInTexts.haveCode}
        </button>
      }
      passkey={knowsPasskeys() ? <PasskeyButton {...passkey} /> : undefined}
      other={{
        question: signInTexts.newHere,
        action: signInTexts.signUp,
        onChoose: () => onSwitch(form.current().email),
      }}
    >
      <TextField
        name="email"
        label={fieldTexts.email}
        type="email"
        autoComplete="email"
        defaultValue={email}
        data-autofocus
        autoFocus
        required
        error={form.faults.email}
      />
    </CodeForm>
  );
}
