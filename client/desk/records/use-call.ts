import { recordPartTexts } from "#texts/desk-records";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";

interface Payload {
  userErrors: readonly { field: string | null; message: string }[];
}

/** Runs a mutation of a part, and keeps whether it runs and why it failed. @returns whether it worked */
export function useCall() {
  const { busy, problem, run, forget } = useAction();
  const call = async <P extends Payload>(mutate: () => Promise<P | undefined>): Promise<boolean> =>
    (await run(() => attempt(mutate, () => true, recordPartTexts.failed))) === true;
  return { busy, problem, call, forget };
}
