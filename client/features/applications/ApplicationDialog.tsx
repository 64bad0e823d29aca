import { useState } from "react";
import { Dialog } from "../../components/ui/Dialog";
import type { Viewer } from "../../lib/session/viewer";
import type { ApplyEvent } from "./apply-stage";
import type { JobToApplyTo } from "./JobFields";
import { PrefilledApplicationForm } from "./PrefilledApplicationForm";
import { applicationTexts } from "#texts/application";

interface ApplicationDialogProps {
  opened: boolean;
  /** Whether the user has already applied and can only change the resume. */
  applied: boolean;
  job: JobToApplyTo;
  viewer: Viewer;
  dispatch: (event: ApplyEvent) => void;
  /** Called with the id of an application that waits to be sent, after the dialog was told to close. */
  onHeld: (id: string) => void;
}

/** The application form in a dialog. Closing it keeps the typed text. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { opened, applied, job, viewer, dispatch, onHeld } = props;
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={() => dispatch({ type: "closed" })}
      title={applied ? applicationTexts.titleApplied : applicationTexts.title}
      size="lg"
      busy={busy}
    >
      <PrefilledApplicationForm
        {...{ job, viewer }}
        onBusy={setBusy}
        onSubmitted={() => dispatch({ type: "submitted" })}
        onHeld={(id) => {
          dispatch({ type: "closed" });
          onHeld(id);
        }}
        onSessionEnded={(ended) => dispatch({ type: ended ? "sessionEnded" : "sessionRenewed" })}
      />
    </Dialog>
  );
}
