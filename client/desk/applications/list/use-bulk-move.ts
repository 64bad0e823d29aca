import { useState } from "react";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { attempt } from "../../../lib/refusal";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import { useAction } from "../../../lib/use-action";
import {
  useMoveApplicationsMutation,
  useUndoMovesMutation,
  type ApplicationCardFragment,
  type MovedApplicationsFragment,
} from "../Applications.generated";

/** An application that was not moved, and why. */
export interface Refused {
  id: string;
  name: string;
  message: string;
}

export interface BulkOutcome {
  stage: ApplicationStatus;
  /** Those that were moved, or whose move was undone. */
  done: readonly ApplicationCardFragment[];
  refused: readonly Refused[];
  isUndone: boolean;
}

type Selected = Pick<ApplicationCardFragment, "id" | "name" | "version">;

const inputOf = (selected: readonly Selected[]) =>
  selected.map(({ id, version }) => ({ id, expectedVersion: version }));

function sorted(
  results: MovedApplicationsFragment["results"],
  selected: readonly Selected[],
): Pick<BulkOutcome, "done" | "refused"> {
  const nameOf = (id: string) => selected.find((each) => each.id === id)?.name ?? "";
  return {
    done: results.flatMap(({ application, userErrors }) =>
      userErrors.length === 0 && application !== null ? [application] : [],
    ),
    refused: results.flatMap(({ id, userErrors: [first] }) =>
      first === undefined ? [] : [{ id, name: nameOf(id), message: first.message }],
    ),
  };
}

/** Moves several applications, each on its own: some may be refused. */
export function useBulkMove() {
  const { busy, problem, run, forget: forgetProblem } = useAction();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [moveApplications] = useMoveApplicationsMutation();
  const [undoMoves] = useUndoMovesMutation();

  /** @returns whether the server tried to move them */
  const moveAll = async (selected: readonly Selected[], stage: ApplicationStatus) => {
    const input = { status: stage, moves: inputOf(selected) };
    const results = await run(() =>
      attempt(() => moveApplications({ variables: { input } }), "results", texts.bulkFailed),
    );
    setOutcome(results ? { stage, isUndone: false, ...sorted(results, selected) } : null);
    return results !== undefined;
  };

  /** In one request: over a slow link, one for each could take longer than the emails wait. */
  const undoAll = async () => {
    if (outcome === null) return;
    const { stage, done } = outcome;
    const input = { moves: inputOf(done) };
    const results = await run(() =>
      attempt(() => undoMoves({ variables: { input } }), "results", texts.bulkUndoFailed),
    );
    // After a failed request, it can be tried again.
    if (results) setOutcome({ stage, isUndone: true, ...sorted(results, done) });
  };

  const forget = () => {
    setOutcome(null);
    forgetProblem();
  };

  return { busy, problem, outcome, moveAll, undoAll, forget };
}
