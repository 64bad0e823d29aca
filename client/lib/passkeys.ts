import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { twoStepTexts } from "#texts/two-step";
import { refused, type Outcome } from "./refusal";

/** Loaded on first use: most visits never touch a passkey. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function";

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** The browser says little about why it failed; most often, the person closed its window. */
const refusalOf = (error: unknown): Outcome<never> =>
  refused(
    nameOf(error) === "InvalidStateError"
      ? twoStepTexts.passkeyThere
      : twoStepTexts.passkeyCanceled,
  );

/**
 * Lets the browser make a passkey.
 * @param optionsJson from `startPasskeyRegistration`
 * @returns its answer, as `finishPasskeyRegistration` takes it
 */
export async function makePasskey(optionsJson: string): Promise<Outcome<string>> {
  try {
    const { startRegistration } = await library();
    const optionsJSON = JSON.parse(optionsJson) as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    return { ok: true, value: JSON.stringify(answer) };
  } catch (error) {
    return refusalOf(error);
  }
}

/**
 * Lets the browser sign a challenge with a passkey.
 * @param optionsJson from `startPasskeyProof` or `startPasskeySignIn`
 * @returns its answer, as `provePasskey` and `signInWithPasskey` take it
 */
export async function signWithPasskey(optionsJson: string): Promise<Outcome<string>> {
  try {
    const { startAuthentication } = await library();
    const optionsJSON = JSON.parse(optionsJson) as PublicKeyCredentialRequestOptionsJSON;
    const answer = await startAuthentication({ optionsJSON });
    return { ok: true, value: JSON.stringify(answer) };
  } catch (error) {
    return refusalOf(error);
  }
}

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Macintosh/, "Mac"],
  [/Windows/, "Windows"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/** A first name for a new passkey: the kind of device it is probably on. */
export const deviceName = (userAgent: string): string =>
  SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? twoStepTexts.passkey;
