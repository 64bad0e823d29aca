import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { DEFAULT_COUNTRY_CODE } from "../../lib/phone";
import { showRefusal } from "../../lib/form-errors";
import { signUpSchema, type SignUpValues } from "./account-schemas";
import { GoogleLink } from "./GoogleLink";
import classes from "./LoginDialog.module.css";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { useCountdown } from "./use-countdown";
import { useSendCode, type CodeRequest } from "./use-send-code";

interface SignUpFormProps {
  /** To begin with; what was typed before when one came back to change the address. */
  initial: SignUpValues;
  onSent: (request: CodeRequest, message: string) => void;
  onSwitch: (email: string) => void;
}

export const emptySignUp = (email: string): SignUpValues => ({
  name: "",
  email,
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: "",
  location: "",
});

/** Who somebody is; it takes effect once the code is proven. */
export function SignUpForm({ initial, onSent, onSwitch }: SignUpFormProps) {
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: initial,
  });
  const { errors, isSubmitting } = form.formState;
  const sendCode = useSendCode();
  const [wait, startWait] = useCountdown(0);

  const submit = form.handleSubmit(async (input) => {
    const request: CodeRequest = { kind: "signUp", input };
    const outcome = await sendCode(request);
    if (outcome.ok) return onSent(request, outcome.value);
    showRefusal(form, outcome.refusal);
    startWait(outcome.refusal.waitSeconds ?? 0);
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={classes.lead}>{signInTexts.signUpLead}</p>
        <TextInput
          {...form.register("name")}
          label={fieldTexts.name}
          autoComplete="name"
          data-autofocus
          autoFocus
          withAsterisk
          error={errors.name?.message}
        />
        <TextInput
          {...form.register("email")}
          label={fieldTexts.email}
          type="email"
          autoComplete="email"
          withAsterisk
          error={errors.email?.message}
        />
        <PhoneFields
          codeField={form.register("countryCode")}
          phoneField={form.register("phone")}
          label={signInTexts.phone}
          required
          codeError={errors.countryCode?.message}
          phoneError={errors.phone?.message}
        />
        <TextInput
          {...form.register("location")}
          label={signInTexts.location}
          placeholder={fieldTexts.locationExample}
          autoComplete="address-level2"
          withAsterisk
          error={errors.location?.message}
        />
        {errors.root?.message !== undefined && (
          <Message tone="error">{errors.root.message}</Message>
        )}
        <Button type="submit" loading={isSubmitting} disabled={wait > 0}>
          {wait > 0 ? signInTexts.sendOtpIn(wait) : signInTexts.sendOtp}
        </Button>
      </form>
      <GoogleLink />
      <p className={classes.switch}>
        {signInTexts.haveAccount}{" "}
        <button type="button" onClick={() => onSwitch(form.getValues("email"))}>
          {signInTexts.logIn}
        </button>
      </p>
    </>
  );
}
