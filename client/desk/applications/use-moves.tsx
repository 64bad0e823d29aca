import { useState } from "react";
import { moveTexts } from "#texts/desk-applications";
import { lazyComponent } from "../../lib/lazy-component";
import { refusalOfError, type Call, type Payload } from "../../lib/refusal";
import type { ApplicationStatus } from "../../lib/schema-types.generated";
import {
  useMoveApplicationMutation,
  useUndoMoveMutation,
  type ApplicationCardFragment,
} from "./Applications.generated";
import { OnDemand } from "../parts/OnDemand";
import { hideNotice } from "../parts/show-notice";
import { tellRefused, tellUndoable } from "../undo/tell-undo";

/** With the fields of a placement, which a board needs only for a hire. */
const HireDialog = lazyComponent(() => import("../placements/HireDialog"), "HireDialog");

/** What a move needs to know of an application. */
export type Movable = Pick<ApplicationCardFragment, "id" | "name" | "version">;

interface Moved extends Payload {
  application: ApplicationCardFragment | null;
}

interface Result {
  ok: boolean;
  /** As it is now, also when it was not moved; null if the server did not say. */
  application: ApplicationCardFragment | null;
}

const aboutRefusal = ({ id }: Movable) => `refused ${id}`;

/** Runs a call, and says why it failed if it did. */
async function attempt(application: Movable, call: Call<Moved>, fallback: string): Promise<Result> {
  try {
    const { data } = await call();
    const [payload] = Object.values(data ?? {});
    const [error] = payload?.userErrors ?? [];
    if (payload !== undefined && error === undefined) return { ok: true, ...payload };
    tellRefusal(application, error?.message ?? fallback);
    return { ok: false, application: payload?.application ?? null };
  } catch (error) {
    tellRefusal(application, refusalOfError(error, fallback).message);
    return { ok: false, application: null };
  }
}

const tellRefusal = (application: Movable, message: string): void =>
  tellRefused({
    about: aboutRefusal(application),
    title: moveTexts.notMoved(application.name),
    message,
  });

/** A move to HIRED that waits for what was agreed. */
interface Hiring {
  application: Movable;
  finish: (result: Result) => void;
}

/**
 * Moves applications, and offers to undo each move for ten seconds. If someone else moved one first, says who. A
 * move to HIRED first asks what was agreed: whoever calls this renders `dialog`.
 * @param onChanged called with each application that the server returns, moved or not
 */
export function useMoves(onChanged: (application: ApplicationCardFragment) => void) {
  const [moveApplication] = useMoveApplicationMutation();
  const [undoMove] = useUndoMoveMutation();
  const [hiring, setHiring] = useState<Hiring | null>(null);

  const settle = (result: Result): Result => {
    if (result.application !== null) onChanged(result.application);
    return result;
  };

  const undo = async (application: Movable) => {
    const input = { id: application.id, expectedVersion: application.version };
    const call = () => undoMove({ variables: { input } });
    const { ok, application: back } = settle(
      await attempt(application, call, moveTexts.undoFailed),
    );
    if (ok && back !== null) tell(back, moveTexts.movedBack(back.name, back.status));
  };

  /** @returns whether it was moved, and the application as it is now */
  const move = async (application: Movable, status: ApplicationStatus): Promise<Result> => {
    const { id, version: expectedVersion } = application;
    hideNotice(aboutRefusal(application));
    const input = { id, status, expectedVersion };
    const call = () => moveApplication({ variables: { input } });
    const result =
      status === "HIRED"
        ? await new Promise<Result>((finish) => setHiring({ application, finish }))
        : await attempt(application, call, moveTexts.failed);
    settle(result);
    const { ok, application: moved } = result;
    if (ok && moved !== null)
      tell(moved, moveTexts.moved(moved.name, moved.status), () => void undo(moved));
    return result;
  };

  const finish = (result: Result) => {
    hiring?.finish(result);
    setHiring(null);
  };
  const dialog = hiring !== null && (
    <OnDemand onFailed={() => finish({ ok: false, application: null })}>
      <HireDialog
        application={hiring.application}
        onHired={(application) => finish({ ok: true, application })}
        onClose={() => finish({ ok: false, application: null })}
      />
    </OnDemand>
  );

  return { move, dialog };
}

/** Replaces the message about the application's move before this one, which can't be undone anymore. */
function tell(application: Movable, words: string, onUndo?: () => void): void {
  const { id, name } = application;
  tellUndoable({ about: `move ${id}`, words, label: moveTexts.undoOf(name), onUndo });
}
