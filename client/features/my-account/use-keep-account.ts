import { deletionTexts as texts } from "#texts/your-data";
import { attempt } from "../../lib/refusal";
import { useAction } from "../../lib/use-action";
import { useCancelDeletionMutation, YourDeletionDocument } from "./YourData.generated";

/** Cancels the deletion of the signed-in person's account. */
export function useKeepAccount() {
  const [cancel] = useCancelDeletionMutation({
    refetchQueries: [YourDeletionDocument],
    awaitRefetchQueries: true,
  });
  const { busy, problem, run } = useAction();
  const undo = () => attempt(() => cancel({ variables: { input: {} } }), "message", texts.notKept);
  /** @returns whether the account stays */
  const keep = async (): Promise<boolean> => (await run(undo)) !== undefined;
  return { busy, problem, keep };
}
