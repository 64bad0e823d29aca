import type { PersonValues } from "../person";
import type { IdentityProvider } from "../schema-types.generated";
import { tabStorage } from "../tab-storage";
import { CODE_STEP } from "./typed";

/** How long a code works. */
const CODE_LASTS_MS = 10 * 60 * 1000;

/** The request that a code was sent for: the form, and what was typed in it. */
export type SentRequest =
  | { kind: "login"; input: { email: string } }
  | { kind: "signUp"; input: { email: string } & PersonValues };

/** A code that was sent and not entered yet. It survives a reload, as when a phone closes the tab while its owner reads the mail. */
export interface CodeStep {
  request: SentRequest;
  /** When the code was sent, in milliseconds since 1970. */
  sentAt: number;
  /** The provider whose account the code connects. */
  provider: IdentityProvider | null;
  /** Whether the form for the code is on the screen. */
  isOpen: boolean;
}

const isCodeStep = (kept: unknown): kept is CodeStep =>
  typeof kept === "object" &&
  kept !== null &&
  "request" in kept &&
  "sentAt" in kept &&
  typeof kept.sentAt === "number";

/** The code that this tab waits for; null if there is none that still works. */
export function codeStep(): CodeStep | null {
  const kept = tabStorage.read(CODE_STEP);
  return isCodeStep(kept) && Date.now() - kept.sentAt < CODE_LASTS_MS ? kept : null;
}

/** The step whose form was on the screen when the page was left; null if there is none. */
export function openCodeStep(): CodeStep | null {
  const step = codeStep();
  return step?.isOpen === true ? step : null;
}
