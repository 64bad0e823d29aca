import { signInMethodTexts } from "#texts/sign-in-methods";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { TextField } from "../../components/ui/TextField";
import { ifBlank } from "../../lib/checks";
import { attempt } from "../../lib/refusal";
import { textOf, useForm } from "../../lib/use-form";
import { useWhileShown } from "../../lib/use-while-shown";
import classes from "./Account.module.css";
import {
  useRenamePasskeyMutation,
  type PasskeyList_PasskeyFragment,
} from "./factors/Passkeys.generated";

interface RenamePasskeyProps {
  passkey: PasskeyList_PasskeyFragment;
  opened: boolean;
  onClose: () => void;
}

/** Gives a passkey another name. */
export const RenamePasskey = ({ passkey, opened, onClose }: RenamePasskeyProps) => (
  <Dialog opened={opened} onClose={onClose} title={signInMethodTexts.renameTitle}>
    {opened && <RenameForm passkey={passkey} onDone={onClose} />}
  </Dialog>
);

const MAX_NAME = 60;
const read = (data: FormData) => textOf(data, "name");
const check = (name: string) => ({ name: ifBlank(name, signInMethodTexts.nameMissing) });

interface RenameFormProps extends Pick<RenamePasskeyProps, "passkey"> {
  onDone: () => void;
}

function RenameForm({ passkey, onDone }: RenameFormProps) {
  const [rename] = useRenamePasskeyMutation();
  const whileShown = useWhileShown();
  const form = useForm({
    read,
    check,
    send: async (name) => {
      const input = { id: passkey.id, name };
      const outcome = await attempt(
        () => rename({ variables: { input } }),
        "passkey",
        signInMethodTexts.notDone,
      );
      if (!outcome.ok) return outcome;
      whileShown(onDone);
      return null;
    },
  });
  return (
    <form className={classes.form} {...form.formProps}>
      <TextField
        name="name"
        label={signInMethodTexts.name}
        maxLength={MAX_NAME}
        defaultValue={passkey.name}
        autoComplete="off"
        data-autofocus
        required
        error={form.faults.name}
      />
      {form.problem !== null && <Message tone="error">{form.problem}</Message>}
      <Button type="submit" loading={form.busy}>
        {signInMethodTexts.save}
      </Button>
    </form>
  );
}
