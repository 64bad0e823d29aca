import { tabStorage } from "../tab-storage";
import { codeStep, type CodeStep, type SentRequest } from "./code-step";
import { CODE_STEP } from "./typed";

/** Minimum time between two codes for the same address; the server enforces it, too. */
const RESEND_MS = 60 * 1000;

/** Keeps a step whose form is on the screen now. */
export const keepCodeStep = (step: Omit<CodeStep, "isOpen">): void =>
  tabStorage.write(CODE_STEP, { ...step, isOpen: true } satisfies CodeStep);

/** Another code was sent for the same request. */
export const noteResend = (request: SentRequest): void =>
  keepCodeStep({ request, sentAt: Date.now(), provider: codeStep()?.provider ?? null });

/** The form was closed. The code still works. */
export function closeCodeStep(): void {
  const step = codeStep();
  if (step !== null) tabStorage.write(CODE_STEP, { ...step, isOpen: false });
}

/** Seconds until another code may be asked for. */
export const secondsToResend = (): number => {
  const sentAt = codeStep()?.sentAt ?? Date.now();
  const wait = Math.min(RESEND_MS, Math.max(0, sentAt + RESEND_MS - Date.now()));
  return Math.ceil(wait / 1000);
};
