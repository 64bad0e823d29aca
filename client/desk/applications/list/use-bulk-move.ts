import { useState } from "react";
import { applicationListTexts as texts } from "#texts/desk-applications";
import { readFailure } from "../../../lib/api-error";
import { refusalOfError } from "../../../lib/refusal";
import type { ApplicationStatus } from "../../../lib/schema-types.generated";
import {
  useMoveApplicationsMutation,
  useUndoMoveMutation,
  type ApplicationCardFragment,
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
  /** Why none was tried. */
  failure?: string;
}

type Selected = Pick<ApplicationCardFragment, "id" | "name" | "version">;

/** Moves several applications, each on its own: some may be refused. */
export function useBulkMove() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [moveApplications] = useMoveApplicationsMutation();
  const [undoMove] = useUndoMoveMutation();

  const send = async (selected: readonly Selected[], stage: ApplicationStatus) => {
    const moves = selected.map(({ id, version }) => ({ id, expectedVersion: version }));
    const { data } = await moveApplications({ variables: { input: { status: stage, moves } } });
    const [error] = data?.moveApplications.userErrors ?? [];
    const nothing = { stage, done: [], refused: [], isUndone: false };
    if (data === undefined || error !== undefined)
      return { ...nothing, failure: error?.message ?? texts.bulkFailed };
    const { results } = data.moveApplications;
    const nameOf = (id: string) => selected.find((each) => each.id === id)?.name ?? "";
    return {
      ...nothing,
      done: results.flatMap(({ application, userErrors }) =>
        userErrors.length === 0 && application !== null ? [application] : [],
      ),
      refused: results.flatMap(({ id, userErrors: [first] }) =>
        first === undefined ? [] : [{ id, name: nameOf(id), message: first.message }],
      ),
    };
  };

  /** @returns whether the server tried to move them */
  const moveAll = async (selected: readonly Selected[], stage: ApplicationStatus) => {
    setBusy(true);
    const result: BulkOutcome = await send(selected, stage).catch((error: unknown) => ({
      stage,
      done: [],
      refused: [],
      isUndone: false,
      failure: refusalOfError(error, texts.bulkFailed).message,
    }));
    setBusy(false);
    setOutcome(result);
    return result.failure === undefined;
  };

  const undoOne = async ({ id, name, version }: Selected): Promise<Refused | null> => {
    try {
      const input = { id, expectedVersion: version };
      const { data } = await undoMove({ variables: { input } });
      const [error] = data?.undoMoveApplication.userErrors ?? [];
      return error === undefined ? null : { id, name, message: error.message };
    } catch (error) {
      const failure = readFailure(error);
      const message = failure.kind === "refused" ? failure.message : texts.bulkFailed;
      return { id, name, message };
    }
  };

  /** One after the other, as there is no mutation for several. */
  const undoAll = async () => {
    if (outcome === null) return;
    setBusy(true);
    const refused: Refused[] = [];
    for (const application of outcome.done) {
      const refusal = await undoOne(application);
      if (refusal !== null) refused.push(refusal);
    }
    const kept = new Set(refused.map(({ id }) => id));
    const done = outcome.done.filter(({ id }) => !kept.has(id));
    setOutcome({ stage: outcome.stage, done, refused, isUndone: true });
    setBusy(false);
  };

  return { busy, outcome, moveAll, undoAll, forget: () => setOutcome(null) };
}
