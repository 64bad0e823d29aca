import { Drawer } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { jobEditorTexts } from "#texts/desk-job-editor";
import type { JobEditor_JobFragment } from "./JobEditor.generated";
import { JobPreview } from "./JobPreview";
import type { JobValues } from "./job-values";

interface PreviewDrawerProps {
  opened: boolean;
  onClose: () => void;
  job: JobEditor_JobFragment;
  values: JobValues;
}

/** The preview, where it has no room next to the form. */
export function PreviewDrawer({ opened, onClose, ...shown }: PreviewDrawerProps) {
  // It gives the focus back to where it was when it opened, but not if it started out open.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={opened && isMounted}
      onClose={onClose}
      position="right"
      size="xl"
      title={jobEditorTexts.preview}
      closeButtonProps={{ "aria-label": jobEditorTexts.closePreview }}
    >
      <JobPreview {...shown} />
    </Drawer>
  );
}
