import { recordPartTexts } from "#texts/desk-records";
import { attemptAs, type Call } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";

/** Runs a mutation of a part, and keeps whether it runs and why it failed. @returns whether it worked */
export function useCall() {
  const { busy, problem, run, forget } = useAction();
  const call = async (mutate: Call): Promise<boolean> =>
    (await run(() => attemptAs(mutate, () => true, recordPartTexts.failed))) === true;
  return { busy, problem, call, forget };
}
