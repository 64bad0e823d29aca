import { useRef, useState } from "react";
import { companyLogoTexts as texts, companyTexts } from "#texts/desk-companies";
import { attempt, type Outcome } from "../../../lib/refusal";
import { uploadLink } from "../../../lib/upload-link";
import type { UploadProgress } from "../../../lib/xhr-fetch";
import { useSetCompanyLogoMutation } from "./CompanyView.generated";
import { logoFault, readPicture } from "./logo-file";

/** A picture that is not saved yet. */
interface ChosenLogo {
  file: File;
  /** Data URL. */
  picture: string;
}

/** Chooses, uploads, and removes a company's logo. */
export function useLogo(companyId: string) {
  const [setLogo] = useSetCompanyLogoMutation();
  const [chosen, setChosen] = useState<ChosenLogo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Share of the file that is sent, 0 to 1; null when nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const choose = async (file: File) => {
    setChosen(null);
    const fault = logoFault(file);
    setProblem(fault);
    if (fault !== null) return;
    try {
      setChosen({ file, picture: await readPicture(file) });
    } catch {
      setProblem(texts.unreadable);
    }
  };
  const send = (logo: File | null, fetchOptions?: object): Promise<Outcome<unknown>> =>
    attempt(
      () => {
        const context = fetchOptions === undefined ? {} : { uploadLink, fetchOptions };
        const variables = { input: { companyId, logo } };
        return setLogo({ variables, context });
      },
      "company",
      companyTexts.failed,
    );
  /** @returns whether the server has the logo now */
  const save = async (): Promise<boolean> => {
    if (chosen === null) return false;
    const controller = new AbortController();
    upload.current = controller;
    const onProgress: UploadProgress = setProgress;
    setProblem(null);
    setProgress(0);
    const outcome = await send(chosen.file, { onProgress, signal: controller.signal });
    setProgress(null);
    if (controller.signal.aborted) return false;
    if (outcome.ok) setChosen(null);
    else setProblem(outcome.refusal.fields.logo ?? outcome.refusal.message);
    return outcome.ok;
  };
  const cancel = () => {
    setChosen(null);
    setProblem(null);
  };
  return {
    chosen,
    problem,
    progress,
    choose: (file: File) => void choose(file),
    save,
    remove: () => send(null),
    cancel,
    stop: () => upload.current?.abort(),
    fail: () => {
      setChosen(null);
      setProblem(texts.unreadable);
    },
  };
}
