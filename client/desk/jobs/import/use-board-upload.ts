import { useRef, useState } from "react";
import { importTexts as texts } from "#texts/desk-import";
import type { CheckBoardImportInput } from "../../../lib/schema-types.generated";
import { attemptAs, type Outcome } from "../../../lib/refusal";
import { uploadLink } from "../../../lib/upload-link";
import type { UploadProgress } from "../../../lib/xhr-fetch";
import { useCheckBoardImportMutation } from "./BoardImport.generated";

/** Sends a file to be checked. */
export function useBoardUpload() {
  const [check] = useCheckBoardImportMutation();
  /** Share of the file that is sent, 0 to 1; null when nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  /** @returns the id of the import; null if the person stopped the upload */
  const send = async (input: CheckBoardImportInput): Promise<Outcome<string> | null> => {
    const controller = new AbortController();
    upload.current = controller;
    const onProgress: UploadProgress = setProgress;
    const fetchOptions = { onProgress, signal: controller.signal };
    setProgress(0);
    const outcome = await attemptAs(
      () => check({ variables: { input }, context: { uploadLink, fetchOptions } }),
      ({ boardImport }) => boardImport?.id,
      texts.checkFailed,
    );
    setProgress(null);
    return controller.signal.aborted ? null : outcome;
  };
  return { progress, send, stop: () => upload.current?.abort() };
}
