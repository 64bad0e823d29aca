import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { resumeFault, type ResumeChoice } from "../../components/resume/resume-file";
import {
  fillFields,
  isReadField,
  valueIn,
  type FilledFields,
  type ResumeReading,
} from "./fill-fields";

/** How long a reading may take. The form can be filled in and sent meanwhile. */
const LONGEST_MS = 20_000;

export type ReadingState =
  | { kind: "idle" }
  | { kind: "reading" }
  /** `hasFilled` stays when the person edits what was filled in: it was announced. */
  | { kind: "read"; reading: ResumeReading; hasFilled: boolean }
  /** It took too long, or failed; the file can still be sent. */
  | { kind: "failed" };

/** Reads a chosen file, and fills the form's blank fields from it. */
export function useResumeReading(form: RefObject<HTMLFormElement | null>, resume: ResumeChoice) {
  const client = useApolloClient();
  const [state, setState] = useState<ReadingState>({ kind: "idle" });
  const [filled, setFilled] = useState<FilledFields>({});
  const isFilling = useRef(false);
  const file = useFileToRead(resume);

  const take = useEffectEvent((reading: ResumeReading | null) => {
    if (reading === null || form.current === null) return setState({ kind: "failed" });
    isFilling.current = true;
    const now = fillFields(form.current, reading, filled);
    isFilling.current = false;
    setFilled(now);
    setState({ kind: "read", reading, hasFilled: Object.keys(now).length > 0 });
  });
  useEffect(() => {
    if (file === null) return setState({ kind: "idle" });
    const controller = new AbortController();
    let isOpen = true;
    const end = (reading: ResumeReading | null) => {
      if (isOpen) take(reading);
      isOpen = false;
      clearTimeout(timer);
      controller.abort();
    };
    const timer = setTimeout(() => end(null), LONGEST_MS);
    setState({ kind: "reading" });
    void import("./read-resume")
      .then(({ readResume }) => readResume(client, file, controller.signal))
      .then(end, () => end(null));
    return () => {
      isOpen = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, file]);

  /** To call with each change in the form: what the person edits is theirs. */
  const onEdit = (name: string) => {
    if (isFilling.current || !isReadField(name) || filled[name] === undefined) return;
    const isSame = form.current !== null && valueIn(form.current, name) === filled[name];
    if (!isSame) setFilled((before) => ({ ...before, [name]: undefined }));
  };
  return { state, filled, onEdit };
}

/** The chosen file; null while it is checked, and if it can't be a resume. */
function useFileToRead(resume: ResumeChoice): File | null {
  const file = resume.kind === "file" ? resume.file : null;
  const [checked, setChecked] = useState<File | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (file !== null)
      void resumeFault(file).then((fault) => {
        if (isCurrent && fault === null) setChecked(file);
      });
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return checked === file ? file : null;
}
