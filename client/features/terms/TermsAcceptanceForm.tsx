import { Button } from "../../components/ui/Button";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { Message } from "../../components/ui/Message";
import { TextField } from "../../components/ui/TextField";
import { refused, type Outcome } from "../../lib/refusal";
import { OPENS_DIALOG, useSignIn } from "../../lib/session/sign-in";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { useForm } from "../../lib/use-form";
import {
  checkTermsForm,
  isUserId,
  MAX_SIGNATURE,
  readTermsForm,
  type TermsForm,
} from "./terms-form";
import { termsTexts } from "#texts/terms";
import classes from "./TermsDialog.module.css";
import { useAcceptTerms } from "./use-accept-terms";

interface TermsAcceptanceFormProps {
  productId: string;
  /** Whether the terms have loaded; they cannot be accepted before. */
  termsShown: boolean;
  onBusy: (busy: boolean) => void;
  onAccepted: () => void;
  onCancel: () => void;
}

const canSign = (viewer: Viewer | null): boolean =>
  viewer !== null && viewer.email !== "" && isUserId(viewer.id);

/** The checkbox, signature and button to accept the terms. If the server refuses, the form shows why. */
export function TermsAcceptanceForm(props: TermsAcceptanceFormProps) {
  const { productId, termsShown, onBusy, onAccepted, onCancel } = props;
  const { viewer, loading } = useViewer();
  const acceptTerms = useAcceptTerms(productId);
  const unknown = !loading && !canSign(viewer);
  const ready = canSign(viewer) && termsShown;
  const send = async (values: TermsForm): Promise<Outcome<string> | null> => {
    if (!ready) return null;
    onBusy(true);
    const message = await acceptTerms(values);
    onBusy(false);
    if (message !== null) return refused(message);
    onAccepted();
    return null;
  };
  const form = useForm({ read: readTermsForm, check: checkTermsForm, send, checkOnLeave: true });
  const { faults, problem, busy, complete } = form;
  const canSend = ready && complete;

  return (
    <form className={classes.form} {...form.formProps}>
      <CheckboxField name="agree" label={termsTexts.agree} required error={faults.agree} />
      <TextField
        name="signature"
        label={termsTexts.signature}
        hint={termsTexts.signatureHint}
        error={faults.signature}
        autoComplete="name"
        maxLength={MAX_SIGNATURE}
        required
        onKeyDown={(event) => {
          // A disabled submit button keeps Enter from submitting, so show what is missing.
          if (event.key === "Enter" && !canSend) void form.checkAll();
        }}
      />
      {unknown && <LogInAgain />}
      {problem !== null && !unknown && <Message tone="error">{problem}</Message>}
      <div className={classes.actions}>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {termsTexts.cancel}
        </Button>
        <Button type="submit" disabled={!canSend || busy}>
          {busy ? termsTexts.accepting : termsTexts.accept}
        </Button>
      </div>
    </form>
  );
}

function LogInAgain() {
  const { openSignIn } = useSignIn();
  return (
    <>
      <Message tone="error">{termsTexts.userInvalid}</Message>
      <Button {...OPENS_DIALOG} variant="default" onClick={() => openSignIn()}>
        {termsTexts.logIn}
      </Button>
    </>
  );
}
