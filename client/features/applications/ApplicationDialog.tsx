import { useState } from "react";
import { Dialog } from "../../components/ui/Dialog";
import type { Viewer } from "../../lib/session/viewer";
import type { JobToApplyTo } from "./JobFields";
import { PrefilledApplicationForm } from "./PrefilledApplicationForm";
import { applicationTexts } from "#texts/application";

export interface ApplicationDialogProps {
  opened: boolean;
  /** Whether the user has already applied and can only change the resume. */
  applied: boolean;
  job: JobToApplyTo;
  viewer: Viewer;
  onClose: () => void;
  onSubmitted: () => void;
  onHeld: (id: string) => void;
  onSessionEnded: (ended: boolean) => void;
}

/** The application form in a dialog. Closing it keeps the typed text. */
export function ApplicationDialog({ opened, applied, onClose, ...form }: ApplicationDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={applied ? applicationTexts.titleApplied : applicationTexts.title}
      size="lg"
      busy={busy}
    >
      <PrefilledApplicationForm {...form} onBusy={setBusy} />
    </Dialog>
  );
}
