import { twoStepTexts } from "#texts/two-step";
import { Button, type ButtonLook } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import { knowsPasskeys } from "../../../lib/passkeys";
import { useAction } from "../../../lib/use-action";
import classes from "./Factors.module.css";
import { useAddPasskey } from "./use-passkeys";

interface AddPasskeyProps extends Pick<ButtonLook, "variant"> {
  /** Called with the recovery codes that came with a first factor; empty if there were none. */
  onAdded: (recoveryCodes: readonly string[]) => void;
}

/** Adds a passkey, in the browser's own window. */
export function AddPasskey({ onAdded, variant }: AddPasskeyProps) {
  const { busy, problem, run } = useAction();
  const addPasskey = useAddPasskey();
  if (!knowsPasskeys()) return <p>{twoStepTexts.passkeyUnsupported}</p>;
  const add = async () => {
    const codes = await run(addPasskey);
    if (codes !== undefined) onAdded(codes);
  };
  return (
    <div className={classes.action}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button variant={variant} loading={busy} onClick={() => void add()}>
        {twoStepTexts.addPasskey}
      </Button>
    </div>
  );
}
