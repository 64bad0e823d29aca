import { closeJobTexts } from "#texts/desk-applications";
import { attempt, type Outcome } from "../../lib/refusal";
import { useUndoCloseJobsMutation, type UndoCloseJobsMutation } from "./CloseJob.generated";

type Results = UndoCloseJobsMutation["undoCloseJobs"]["results"];

/** Opens jobs again that were just closed, each by itself. */
export function useUndoClose() {
  const [undoCloseJobs] = useUndoCloseJobsMutation();
  return (ids: readonly string[]): Promise<Outcome<Results>> =>
    attempt(
      () => undoCloseJobs({ variables: { input: { ids: [...ids] } } }),
      "results",
      closeJobTexts.undoFailed,
    );
}
