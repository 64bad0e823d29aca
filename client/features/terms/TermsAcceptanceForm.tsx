import { zodResolver } from "@hookform/resolvers/zod";
import { TextInput } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { useSignIn } from "../../lib/session/sign-in";
import { useViewer, type Viewer } from "../../lib/session/viewer";
import { isUserId, termsFormSchema, type TermsForm } from "./terms-form";
import { termsTexts } from "#texts/terms";
import classes from "./TermsDialog.module.css";
import { useAcceptTerms } from "./use-accept-terms";

interface TermsAcceptanceFormProps {
  productId: string;
  /** The terms are there to be read; nothing else can be agreed to. */
  termsShown: boolean;
  onBusy: (busy: boolean) => void;
  onAccepted: () => void;
  onCancel: () => void;
}

const canSign = (viewer: Viewer | null): boolean =>
  viewer !== null && viewer.email !== "" && isUserId(viewer.id);

/** Tick, sign, accept. A refusal is shown here, and nothing goes on. */
export function TermsAcceptanceForm(props: TermsAcceptanceFormProps) {
  const { productId, termsShown, onBusy, onAccepted, onCancel } = props;
  const { viewer, loading } = useViewer();
  const acceptTerms = useAcceptTerms(productId);
  const [failure, setFailure] = useState<string | null>(null);
  // A second submit in the same moment comes before the state of the first.
  const sent = useRef(false);
  const { register, handleSubmit, trigger, formState } = useForm<TermsForm>({
    resolver: zodResolver(termsFormSchema),
    mode: "onTouched",
    defaultValues: { agree: false, signature: "" },
  });
  const { errors, isValid, isSubmitting } = formState;
  const unknown = !loading && !canSign(viewer);
  const ready = isValid && canSign(viewer) && termsShown && !loading;

  const submit = handleSubmit(async (form) => {
    if (!ready || sent.current) return;
    sent.current = true;
    onBusy(true);
    setFailure(null);
    const message = await acceptTerms(form);
    sent.current = false;
    onBusy(false);
    if (message === null) onAccepted();
    else setFailure(message);
  });

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <AgreeBox field={register("agree")} error={errors.agree?.message} />
      <TextInput
        {...register("signature")}
        label={termsTexts.signature}
        description={termsTexts.signatureHint}
        error={errors.signature?.message}
        autoComplete="name"
        maxLength={100}
        withAsterisk
        aria-required="true"
        onKeyDown={(event) => {
          // A disabled button keeps Enter from submitting: say what is missing instead.
          if (event.key === "Enter" && !ready) void trigger();
        }}
      />
      {unknown && <LogInAgain />}
      {failure !== null && !unknown && <Message tone="error">{failure}</Message>}
      <div className={classes.actions}>
        <Button variant="default" disabled={isSubmitting} onClick={onCancel}>
          {termsTexts.cancel}
        </Button>
        <Button type="submit" disabled={!ready || isSubmitting}>
          {isSubmitting ? termsTexts.accepting : termsTexts.accept}
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
      <Button variant="default" onClick={() => openSignIn()}>
        {termsTexts.logIn}
      </Button>
    </>
  );
}

interface AgreeBoxProps {
  field: ReturnType<ReturnType<typeof useForm<TermsForm>>["register"]>;
  error: string | undefined;
}

function AgreeBox({ field, error }: AgreeBoxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={classes.agree}>
        <input
          {...field}
          type="checkbox"
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{termsTexts.agree}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
