import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { PersonFields } from "../../components/session/PersonFields";
import { TextField } from "../../components/ui/TextField";
import { checkSignUp, readSignUp, type SignUpValues } from "./account-checks";
import { CodeForm } from "./CodeForm";
import { useCodeForm } from "./use-code-form";
import type { CodeRequest, SentCode } from "./use-send-code";

interface SignUpFormProps {
  /** Initial values; the typed values when the user comes back to change the email address. */
  initial: SignUpValues;
  onSent: (sent: SentCode) => void;
  /** Opens the login form with the typed email. */
  onSwitch: (email: string) => void;
}

const toRequest = (input: SignUpValues): CodeRequest => ({ kind: "signUp", input });

/** The sign-up form. The account is created once the code is verified. */
export function SignUpForm({ initial, onSent, onSwitch }: SignUpFormProps) {
  const form = useCodeForm({ read: readSignUp, check: checkSignUp, toRequest, onSent });
  const { faults } = form;
  return (
    <CodeForm
      form={form}
      lead={signInTexts.signUpLead}
      other={{
        question: signInTexts.haveAccount,
        action: signInTexts.logIn,
        onChoose: () => onSwitch(form.current().email),
      }}
    >
      <PersonFields initial={initial} faults={faults} autoFocus>
        <TextField
          name="email"
          label={fieldTexts.email}
          type="email"
          autoComplete="email"
          defaultValue={initial.email}
          required
          error={faults.email}
        />
      </PersonFields>
    </CodeForm>
  );
}
