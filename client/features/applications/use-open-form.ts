import { useEffect, useEffectEvent, useRef } from "react";
import { dropDraft, readDraft, writeDraft } from "../../lib/session/drafts";
import type { Viewer } from "../../lib/session/viewer";
import { applicantAt, isFormOpen, type ApplyEvent, type ApplyStage } from "./apply-stage";

/** The draft that says which job's form is open. */
const OPEN = "open-application";

interface OpenFormNeeds {
  stage: ApplyStage;
  viewer: Viewer | null;
  jobId: string;
  dispatch: (event: ApplyEvent) => void;
}

/** Opens the form again if it was open when the page was reloaded, or its tab closed by a phone that needed the memory. */
export function useOpenForm({ stage, viewer, jobId, dispatch }: OpenFormNeeds): void {
  const applicantId = applicantAt(stage)?.id;
  const openFor = isFormOpen(stage) ? applicantId : undefined;
  const wasOpenFor = useRef<string>(undefined);
  useEffect(() => {
    if (openFor !== undefined) writeDraft(openFor, OPEN, jobId);
    else if (wasOpenFor.current !== undefined) dropDraft(wasOpenFor.current, OPEN);
    wasOpenFor.current = openFor;
  }, [openFor, jobId]);

  const viewerId = viewer?.id;
  const reopen = useEffectEvent(() => {
    if (viewer === null || stage.name !== "reading") return;
    if (readDraft(viewer.id, OPEN) === jobId) dispatch({ type: "asked", viewer });
  });
  useEffect(() => {
    if (viewerId !== undefined) reopen();
  }, [viewerId]);
}
