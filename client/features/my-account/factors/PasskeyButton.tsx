import { IconFingerprint } from "@tabler/icons-react";
import { twoStepTexts } from "#texts/two-step";
import { Button } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { useAction } from "../../../lib/use-action";
import { useProvePasskey } from "./use-passkeys";

/** Proves who someone is with their passkey. */
export function PasskeyButton({ onProven }: { onProven: () => void }) {
  const { busy, problem, run } = useAction();
  const provePasskey = useProvePasskey();
  const prove = async () => {
    if ((await run(provePasskey)) !== undefined) onProven();
  };
  return (
    <>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button
        data-autofocus
        loading={busy}
        leftSection={<IconFingerprint size={20} aria-hidden="true" />}
        onClick={() => void prove()}
      >
        {twoStepTexts.usePasskey}
      </Button>
    </>
  );
}
