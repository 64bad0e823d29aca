import { useState } from "react";
import { signInMethodTexts } from "#texts/sign-in-methods";
import { Button } from "../../components/ui/Button";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Pane } from "../../components/ui/Pane";
import { dateTime } from "../../lib/date-time";
import { attempt } from "../../lib/refusal";
import classes from "./Account.module.css";
import { AddPasskey } from "./factors/AddPasskey";
import {
  useRemovePasskeyMutation,
  type PasskeyList_PasskeyFragment,
} from "./factors/Passkeys.generated";
import { RenamePasskey } from "./RenamePasskey";
import type { OnDone } from "./on-done";

interface PasskeysPartProps {
  passkeys: readonly PasskeyList_PasskeyFragment[];
  onDone: OnDone;
}

/** The person's passkeys. */
export const PasskeysPart = ({ passkeys, onDone }: PasskeysPartProps) => (
  <Pane title={signInMethodTexts.passkeys} lead={signInMethodTexts.passkeysLead} headingLevel={3}>
    {passkeys.length > 0 && (
      <ul className={classes.rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onDone={onDone} />
        ))}
      </ul>
    )}
    <AddPasskey
      variant="default"
      onAdded={(codes) => void onDone(signInMethodTexts.passkeyAdded, codes)}
    />
  </Pane>
);

interface PasskeyRowProps extends Pick<PasskeysPartProps, "onDone"> {
  passkey: PasskeyList_PasskeyFragment;
}

function PasskeyRow({ passkey, onDone }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const [removePasskey] = useRemovePasskeyMutation();
  const remove = async () => {
    const outcome = await attempt(
      () => removePasskey({ variables: { input: { id } } }),
      "passkeyId",
      signInMethodTexts.notDone,
    );
    if (outcome.ok) void onDone(signInMethodTexts.passkeyRemoved(name));
    return outcome;
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>
          {lastUsedAt === null
            ? signInMethodTexts.added(dateTime(createdAt))
            : signInMethodTexts.used(dateTime(lastUsedAt))}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={signInMethodTexts.renameOf(name)}
          onClick={() => setOpen("rename")}
        >
          {signInMethodTexts.rename}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={signInMethodTexts.removeOf(name)}
          onClick={() => setOpen("remove")}
        >
          {signInMethodTexts.remove}
        </Button>
      </div>
      <RenamePasskey passkey={passkey} opened={open === "rename"} onClose={() => setOpen(null)} />
      <ConfirmDialog
        opened={open === "remove"}
        onClose={() => setOpen(null)}
        title={signInMethodTexts.removeTitle(name)}
        action={signInMethodTexts.remove}
        onConfirm={remove}
      >
        <p>{signInMethodTexts.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}
