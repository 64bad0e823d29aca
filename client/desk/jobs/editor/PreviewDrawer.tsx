import { Drawer } from "@mantine/core";
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
export const PreviewDrawer = ({ opened, onClose, ...shown }: PreviewDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    position="right"
    size="xl"
    title={jobEditorTexts.preview}
    closeButtonProps={{ "aria-label": jobEditorTexts.closePreview }}
  >
    <JobPreview {...shown} />
  </Drawer>
);
