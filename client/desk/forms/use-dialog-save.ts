import { notifications } from "@mantine/notifications";
import type { Call, Payload } from "../../lib/refusal";
import { useSave } from "./use-save";

/** Like `useSave`, for a dialog: once it is saved, says so and closes. What was typed stays when it is refused. */
export function useDialogSave(fallback: string, onClose: () => void) {
  const saving = useSave(fallback);
  const submit = async <P extends Payload, Key extends keyof P>(
    call: Call<P>,
    key: Key,
    message: string,
  ): Promise<void> => {
    if ((await saving.save(call, key)) === undefined) return;
    notifications.show({ message, role: "status" });
    onClose();
  };
  return { ...saving, submit };
}
