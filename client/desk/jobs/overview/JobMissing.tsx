import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { LinkButton } from "../../../components/ui/LinkButton";
import { DeskHeading } from "../../shell/DeskHeading";

/** Others' jobs look like missing ones, also those whose public page this person may read. */
export const JobMissing = () => (
  <>
    <DeskHeading title={deskJobsTexts.missingTitle} />
    <EmptyState
      title={deskJobsTexts.missingTitle}
      actions={<LinkButton to={paths.desk("jobs")}>{deskJobsTexts.allJobs}</LinkButton>}
    >
      {deskJobsTexts.missingText}
    </EmptyState>
  </>
);
