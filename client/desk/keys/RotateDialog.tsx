import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { keyTexts as texts } from "#texts/desk-keys";
import { commonTexts } from "#texts/common";
import { Dialog } from "../../components/ui/Dialog";
import { Message } from "../../components/ui/Message";
import { dateTime } from "../../lib/date-time";
import { useSave } from "../forms/use-save";
import classes from "./Keys.module.css";
import { useRotateKeyMutation, type DeskKeyFragment } from "./Keys.generated";
import { NewSecret } from "./NewSecret";

const USUAL_HOURS = 24;

interface RotateDialogProps {
  apiKey: DeskKeyFragment;
  opened: boolean;
  onClose: () => void;
}

interface Rotated {
  secret: string;
  oldIsValid: boolean;
  /** ISO 8601 */
  oldEndsAt: string;
}

/** Replaces a key: asks how long both work, then shows the new one. */
export function RotateDialog({ apiKey, opened, onClose }: RotateDialogProps) {
  const [rotated, setRotated] = useState<Rotated | null>(null);
  const close = () => {
    setRotated(null);
    onClose();
  };
  return (
    // The new key would be lost with the dialog: it closes by its button only.
    <Dialog
      opened={opened}
      onClose={close}
      busy={rotated !== null}
      title={texts.rotateTitle(apiKey.name)}
      size="lg"
    >
      {opened && rotated === null && (
        <RotateForm apiKey={apiKey} onRotated={setRotated} onCancel={close} />
      )}
      {rotated !== null && <Done name={apiKey.name} rotated={rotated} onClose={close} />}
    </Dialog>
  );
}

interface RotateFormProps {
  apiKey: DeskKeyFragment;
  onRotated: (rotated: Rotated) => void;
  onCancel: () => void;
}

function RotateForm({ apiKey: { id }, onRotated, onCancel }: RotateFormProps) {
  const [overlapHours, setOverlapHours] = useState(USUAL_HOURS);
  // The secret stays out of the cache.
  const [rotateKey] = useRotateKeyMutation({
    fetchPolicy: "no-cache",
    refetchQueries: ["DeskKeys"],
  });
  const { form, busy, problem, fields, saveAs } = useSave(texts.callFailed);
  const submit = async () => {
    const rotated = await saveAs(
      () => rotateKey({ variables: { input: { id, overlapHours } } }),
      ({ secret, replaced }) =>
        secret !== null &&
        replaced !== null && {
          secret,
          oldIsValid: replaced.isValid,
          oldEndsAt: replaced.expiresAt,
        },
    );
    if (rotated) onRotated(rotated);
  };
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{texts.rotateText}</p>
      <NativeSelect
        data-autofocus
        label={texts.overlap}
        value={String(overlapHours)}
        error={fields.overlapHours}
        data={texts.overlaps.map(({ hours, label }) => ({ value: String(hours), label }))}
        onChange={({ currentTarget }) => setOverlapHours(Number(currentTarget.value))}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div className={classes.actions}>
        <Button type="submit" loading={busy}>
          {texts.rotate}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface DoneProps {
  name: string;
  rotated: Rotated;
  onClose: () => void;
}

const Done = ({ name, rotated: { secret, oldIsValid, oldEndsAt }, onClose }: DoneProps) => (
  <NewSecret name={name} secret={secret}>
    <p>{oldIsValid ? texts.oldEnds(dateTime(oldEndsAt)) : texts.oldEnded}</p>
    <div>
      <Button onClick={onClose}>{texts.finish}</Button>
    </div>
  </NewSecret>
);
