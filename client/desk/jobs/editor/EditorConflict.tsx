import { jobEditorTexts } from "#texts/desk-job-editor";
import { ConflictPanel } from "../../conflict/ConflictPanel";
import { nameOf } from "../editor-name";
import { jobParts } from "./conflict-parts";
import type { JobEditor_JobFragment } from "./JobEditor.generated";
import { valuesOf, type JobValues } from "./job-values";

interface EditorConflictProps {
  mine: JobValues;
  base: JobValues;
  theirs: JobEditor_JobFragment;
  onChoose: (values: JobValues) => void;
}

/** A colleague saved the job meanwhile: both versions, to choose from. */
export function EditorConflict({ theirs, ...versions }: EditorConflictProps) {
  const name = nameOf(theirs.editor);
  return (
    <ConflictPanel
      {...versions}
      title={jobEditorTexts.conflict.title}
      text={jobEditorTexts.conflict.text(name, theirs.updatedAt)}
      name={name}
      parts={jobParts}
      theirs={valuesOf(theirs)}
    />
  );
}
