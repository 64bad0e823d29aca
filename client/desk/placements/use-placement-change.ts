import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { placementFormTexts as texts } from "#texts/desk-placements";
import { attempt, type Call, type Payload } from "../../lib/refusal";
import type { Placement_PlacementFragment as Placement } from "./Placements.generated";
import { useSave } from "./use-save";

export interface ChangeProps {
  placement: Placement;
  onClose: () => void;
  /** Called when it was saved. */
  onChanged: () => void;
}

/** What each of the mutations answers. */
interface ChangePayload extends Payload {
  placement: Placement | null;
}

/** What a change is of. */
interface Version {
  id: string;
  expectedVersion: number;
}

/**
 * Sends a change; once it is saved, says so and closes the dialog. When someone else changed the placement meanwhile,
 * nothing is saved, and `theirs` is the placement as it is now. The next try changes that one.
 */
export function usePlacementChange(form: Parameters<typeof useSave>[0], props: ChangeProps) {
  const { onClose, onChanged } = props;
  // Not the placement of the page, which gets every later version.
  const [base, setBase] = useState(props.placement);
  const [theirs, setTheirs] = useState<Placement | null>(null);
  const { busy, problem, save, forget } = useSave(form);
  const now = theirs ?? base;
  const change = async (send: (version: Version) => ReturnType<Call<ChangePayload>>) => {
    const call = async () => {
      const answer = await send({ id: now.id, expectedVersion: now.version });
      const [other = null] = Object.values(answer.data ?? {}).map(otherVersion);
      if (other !== null) setTheirs(other);
      return answer;
    };
    const saved = await save(() => attempt(call, "placement", texts.notSaved));
    if (saved === undefined) return;
    notifications.show({ message: texts.saved(base.candidateName), role: "status" });
    onClose();
    onChanged();
  };
  /** Makes their version the one that is changed. */
  const rebase = () => {
    setBase(now);
    setTheirs(null);
    forget();
  };
  const shown =
    problem !== null && theirs !== null
      ? `${problem} ${texts.nowIs(theirs.startsOn, theirs.endsOn)}`
      : problem;
  return { busy, problem: shown, change, base, theirs, now, rebase };
}

/** What someone else saved meanwhile; null if that is not why the call was refused. */
const otherVersion = ({ placement, userErrors }: ChangePayload): Placement | null =>
  userErrors.some(({ code }) => code === "CONFLICT") ? placement : null;
