import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { DEFAULT_COUNTRY_CODE } from "../../lib/phone";
import { signUpSchema, type SignUpValues } from "./account-schemas";
import { CodeForm } from "./CodeForm";
import type { CodeRequest } from "./use-send-code";

interface SignUpFormProps {
  /** To begin with; what was typed before when one came back to change the address. */
  initial: SignUpValues;
  onSent: (request: CodeRequest, message: string) => void;
  /** Leads to the other form, with the address typed so far. */
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
  const { errors } = form.formState;
  return (
    <CodeForm
      form={form}
      lead={signInTexts.signUpLead}
      toRequest={(input) => ({ kind: "signUp", input })}
      onSent={onSent}
      other={{
        question: signInTexts.haveAccount,
        action: signInTexts.logIn,
        onChoose: () => onSwitch(form.getValues("email")),
      }}
    >
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
    </CodeForm>
  );
}
