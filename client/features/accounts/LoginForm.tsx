import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { loginSchema, type LoginValues } from "./account-schemas";
import { CodeForm } from "./CodeForm";
import classes from "./LoginDialog.module.css";
import type { CodeRequest } from "./use-send-code";

interface LoginFormProps {
  /** To begin with, e.g. when one came back to change it. */
  email: string;
  onSent: (request: CodeRequest, message: string) => void;
  /** Leads to the other form, with the address typed so far. */
  onSwitch: (email: string) => void;
}

const toRequest = (input: LoginValues): CodeRequest => ({ kind: "login", input });

/** E-mail only; a code is sent to it. */
export function LoginForm({ email, onSent, onSwitch }: LoginFormProps) {
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email },
  });
  const enterCode = () => onSent(toRequest(form.getValues()), signInTexts.codeOnItsWay);
  return (
    <CodeForm
      form={form}
      lead={signInTexts.loginLead}
      toRequest={toRequest}
      onSent={onSent}
      whileWaiting={
        <button type="button" className={classes.link} onClick={enterCode}>
          {signInTexts.haveCode}
        </button>
      }
      other={{
        question: signInTexts.newHere,
        action: signInTexts.signUp,
        onChoose: () => onSwitch(form.getValues("email")),
      }}
    >
      <TextInput
        {...form.register("email")}
        label={fieldTexts.email}
        type="email"
        autoComplete="email"
        data-autofocus
        autoFocus
        withAsterisk
        error={form.formState.errors.email?.message}
      />
    </CodeForm>
  );
}
