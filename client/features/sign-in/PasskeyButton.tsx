import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { signInTexts } from "#texts/sign-in";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import type { Viewer } from "../../lib/session/viewer";
import { usePasskeySignIn } from "./use-passkey-sign-in";

export interface PasskeyButtonProps {
  /** Called with true when the browser asks for the passkey, and with false after the answer. */
  onBusy: (busy: boolean) => void;
  onSignedIn: (viewer: Viewer) => void;
}

/** Signs in with a passkey. */
export function PasskeyButton({ onBusy, onSignedIn }: PasskeyButtonProps) {
  const signIn = usePasskeySignIn();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wait = (waiting: boolean) => {
    setBusy(waiting);
    onBusy(waiting);
  };
  const press = async () => {
    setProblem(null);
    wait(true);
    const outcome = await signIn();
    if (outcome.ok) onSignedIn(outcome.value);
    else setProblem(outcome.refusal.message);
    wait(false);
  };
  return (
    <>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button
        variant="default"
        fullWidth
        loading={busy}
        leftSection={<IconFingerprint size={18} aria-hidden="true" />}
        onClick={() => void press()}
      >
        {signInTexts.passkey}
      </Button>
    </>
  );
}
