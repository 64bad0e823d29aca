import type { ReactNode } from "react";
import { signInTexts } from "#texts/sign-in";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { OtherWays } from "./OtherWays";
import { Rules } from "./Rules";
import classes from "./LoginDialog.module.css";
import type { useCodeForm } from "./use-code-form";

interface CodeFormProps {
  form: Pick<ReturnType<typeof useCodeForm>, "formProps" | "problem" | "busy" | "wait">;
  lead: string;
  /** Shown while the user must wait before trying again. */
  whileWaiting?: ReactNode;
  /** The button for passkeys. */
  passkey?: ReactNode;
  /** Link to the other form (sign-up or login). */
  other: { question: string; action: string; onChoose: () => void };
  /** The form's fields. */
  children: ReactNode;
}

/** A form that requests a code, with links to the other ways to sign in. */
export function CodeForm({ form, lead, whileWaiting, passkey, other, children }: CodeFormProps) {
  const { formProps, problem, busy, wait } = form;
  return (
    <>
      <form className={classes.form} {...formProps}>
        <p className={classes.lead}>{lead}</p>
        {children}
        {problem !== null && <Message tone="error">{problem}</Message>}
        <Button type="submit" loading={busy} disabled={wait > 0}>
          {wait > 0 ? signInTexts.sendOtpIn(wait) : signInTexts.sendOtp}
        </Button>
        {wait > 0 && whileWaiting}
      </form>
      <OtherWays passkey={passkey} />
      <p className={classes.switch}>
        {other.question}{" "}
        <button type="button" onClick={other.onChoose}>
          {other.action}
        </button>
      </p>
      <Rules />
    </>
  );
}
