import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudUp,
  IconPencil,
  type Icon,
} from "@tabler/icons-react";
import { jobEditorTexts } from "#texts/desk-job-editor";
import classes from "./Editor.module.css";
import type { SaveState } from "./use-job-saving";

const icons: Record<SaveState["kind"], Icon> = {
  saved: IconCircleCheck,
  waiting: IconPencil,
  saving: IconCloudUp,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

const { states } = jobEditorTexts;

function words(state: SaveState, isDraft: boolean): string {
  if (state.kind === "saved") return state.at === null ? states.saved : states.savedAt(state.at);
  if (state.kind === "waiting") return isDraft ? states.waiting : states.open;
  return states[state.kind];
}

interface SaveStatusProps {
  state: SaveState;
  isDraft: boolean;
  onRetry: () => void;
}

/** Whether what was typed is saved. */
export function SaveStatus({ state, isDraft, onRetry }: SaveStatusProps) {
  const StateIcon = icons[state.kind];
  return (
    <div className={classes.save} data-state={state.kind} role="status">
      <StateIcon size={18} aria-hidden="true" />
      <span>
        {words(state, isDraft)}
        {state.kind === "failed" && <span className={classes.why}>{state.message}</span>}
      </span>
      {state.kind === "failed" && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {jobEditorTexts.retry}
        </Button>
      )}
    </div>
  );
}
