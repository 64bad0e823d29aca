import { twoStepTexts } from "#texts/two-step";
import { deviceName, makePasskey, signWithPasskey } from "../../../lib/passkeys";
import { attempt, attemptAs, type Outcome } from "../../../lib/refusal";
import {
  useFinishPasskeyRegistrationMutation,
  useProvePasskeyMutation,
  useStartPasskeyProofMutation,
  useStartPasskeyRegistrationMutation,
} from "./Passkeys.generated";

/** Adds a passkey. Its value are the recovery codes that came with a first factor; empty if there were none. */
export function useAddPasskey(): () => Promise<Outcome<readonly string[]>> {
  const [start] = useStartPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation();
  return async () => {
    const options = await attempt(() => start(), "optionsJson", twoStepTexts.startFailed);
    if (!options.ok) return options;
    const made = await makePasskey(options.value);
    if (!made.ok) return made;
    const input = { responseJson: made.value, name: deviceName(navigator.userAgent) };
    return attemptAs(
      () => finish({ variables: { input } }),
      ({ recoveryCodes }) => recoveryCodes ?? [],
      twoStepTexts.failed,
    );
  };
}

/** Proves with a passkey who is at the browser. */
export function useProvePasskey(): () => Promise<Outcome<unknown>> {
  const [start] = useStartPasskeyProofMutation();
  const [prove] = useProvePasskeyMutation();
  return async () => {
    const options = await attempt(() => start(), "optionsJson", twoStepTexts.startFailed);
    if (!options.ok) return options;
    const signed = await signWithPasskey(options.value);
    if (!signed.ok) return signed;
    const input = { responseJson: signed.value };
    return attempt(() => prove({ variables: { input } }), "me", twoStepTexts.failed);
  };
}
