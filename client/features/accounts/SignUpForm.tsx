import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { TextField } from "../../components/ui/TextField";
import { paths } from "#site/paths";
import { DEFAULT_COUNTRY_CODE } from "../../lib/phone";
import { checkSignUp, readSignUp, type SignUpValues } from "./account-checks";
import { CodeForm } from "./CodeForm";
import classes from "./LoginDialog.module.css";
import { useCodeForm } from "./use-code-form";
import type { CodeRequest } from "./use-send-code";

interface SignUpFormProps {
  /** Initial values; the typed values when the user comes back to change the email address. */
  initial: SignUpValues;
  onSent: (request: CodeRequest, message: string) => void;
  /** Opens the login form with the typed email. */
  onSwitch: (email: string) => void;
}

export const emptySignUp = (email: string): SignUpValues => ({
  name: "",
  email,
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: "",
  location: "",
});

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
      <TextField
        name="name"
        label={fieldTexts.name}
        autoComplete="name"
        defaultValue={initial.name}
        data-autofocus
        autoFocus
        required
        error={faults.name}
      />
      <TextField
        name="email"
        label={fieldTexts.email}
        type="email"
        autoComplete="email"
        defaultValue={initial.email}
        required
        error={faults.email}
      />
      <PhoneFields label={signInTexts.phone} initial={initial} faults={faults} required />
      <TextField
        name="location"
        label={signInTexts.location}
        placeholder={fieldTexts.locationExample}
        autoComplete="address-level2"
        defaultValue={initial.location}
        required
        error={faults.location}
      />
      <p className={classes.lead}>
        {signInTexts.rules(
          <NewTab key="privacy" to={paths.privacy} label={signInTexts.privacy} />,
          <NewTab key="terms" to={paths.terms} label={signInTexts.terms} />,
        )}
      </p>
    </CodeForm>
  );
}

/** Opens in a new tab, to keep what has been typed. */
const NewTab = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {label}
  </a>
);
