import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { intakeTexts as texts } from "#texts/intakes";
import { attempt, refused, type Outcome } from "../../../../lib/refusal";
import type { SavePlanIntakeInput } from "../../../../lib/schema-types.generated";
import { followProfile } from "../../../../lib/session/follow-profile";
import { uploadLink } from "../../../../lib/upload-link";
import {
  useSavePlanIntakeMutation,
  type PlanIntake_SubscriptionFragment as Plan,
} from "./Intake.generated";

interface SaveIntake {
  /** Share of the file that is sent, 0 to 1; null when no file is being sent. */
  progress: number | null;
  save: (input: SavePlanIntakeInput) => Promise<Outcome<Plan>>;
  /** Cancels the upload; a complete upload cannot be undone. */
  cancel: () => void;
}

/** Saves what a plan needs to begin, and reports the progress of its file. */
export function useSaveIntake(): SaveIntake {
  const client = useApolloClient();
  const [savePlanIntake] = useSavePlanIntakeMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const save = async (input: SavePlanIntakeInput): Promise<Outcome<Plan>> => {
    const controller = new AbortController();
    upload.current = controller;
    const fetchOptions = { onProgress: setProgress, signal: controller.signal };
    const context = input.resume ? { uploadLink, fetchOptions } : {};
    if (input.resume) setProgress(0);
    const outcome = await attempt(
      () => savePlanIntake({ variables: { input }, context }),
      "subscription",
      texts.failed,
    );
    setProgress(null);
    // The phone number may have filled in the profile.
    if (outcome.ok) followProfile(client);
    return controller.signal.aborted && !outcome.ok ? refused(texts.canceled) : outcome;
  };
  return { progress, save, cancel: () => upload.current?.abort() };
}
