import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { applicationTexts } from "#texts/application";
import { used } from "../../lib/idle";
import { loadAgain } from "../../lib/load-again";
import { noAnswerText } from "../../lib/refusal";
import type { ApplyToJobInput } from "./application-values";
import type { SubmitOutcome } from "./send-application";

export interface Submission {
  /** Share of the request that is sent, 0 to 1; null when nothing is being sent. */
  progress: number | null;
  /** @param how at once, or with time to take it back */
  submit: (input: ApplyToJobInput, how?: "send" | "hold") => Promise<SubmitOutcome>;
  /** Cancels the upload; a complete upload cannot be undone. */
  cancel: () => void;
}

/** What sends the form is loaded while someone fills it in; without it, all that was typed would be lost. */
const loadSending = () => loadAgain(() => import("./send-application"));

/** Sends an application and reports the progress of its upload. */
export function useSubmitApplication(): Submission {
  const client = useApolloClient();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  // Sending the form tries again, and reports a failure.
  useEffect(
    () =>
      void used()
        .then(loadSending)
        .catch(() => undefined),
    [],
  );

  const submit: Submission["submit"] = async (input, how) => {
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    setProgress(0);
    try {
      const { sendApplication, holdApplication } = await loadSending();
      if (signal.aborted) return { kind: "canceled" };
      const upload = { onProgress: setProgress, signal };
      return await (how === "hold" ? holdApplication : sendApplication)(client, input, upload);
    } catch (error) {
      // Its code could not be loaded.
      return { kind: "failed", message: noAnswerText(error), fields: {} };
    } finally {
      setProgress(null);
    }
  };

  return { progress, submit, cancel: () => upload.current?.abort() };
}

/** The message for an outcome that is not an error; null if there is none. */
export const noteOf = (outcome: SubmitOutcome): string | null => {
  if (outcome.kind === "canceled") return applicationTexts.cancelled;
  return outcome.kind === "signedOut" ? applicationTexts.sessionEnded : null;
};
