import { useParams } from "react-router-dom";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useViewer } from "../../../lib/session/viewer";
import { DeskHeading } from "../../shell/DeskHeading";
import { JobMissing } from "../overview/JobMissing";
import { JobEditor } from "./JobEditor";
import { useJobToEditQuery } from "./JobEditor.generated";

/** The editor of one job. */
export function JobEditorPage() {
  const { id = "" } = useParams();
  const { viewer } = useViewer();
  // What was typed here must not be compared with an older version from the cache.
  const query = useJobToEditQuery({
    ssr: false,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    variables: { id },
  });
  const skeleton = <DeskSkeleton shape="form" heading />;
  if (query.data === undefined)
    return (
      <Unloaded
        query={query}
        headingLevel={1}
        failed={jobEditorTexts.loadFailed}
        skeleton={skeleton}
      />
    );
  if (viewer === null) return skeleton;
  const { job } = query.data;
  if (job === null || job.createdAt === null) return <JobMissing />;
  if (!job.viewerCanEdit || job.status === "CLOSED")
    return <NotEditable id={job.id} isClosed={job.status === "CLOSED"} />;
  return <JobEditor key={job.id} job={job} personId={viewer.id} />;
}

const NotEditable = ({ id, isClosed }: { id: string; isClosed: boolean }) => (
  <>
    <DeskHeading title={jobEditorTexts.notEditable} />
    <EmptyState
      title={jobEditorTexts.notEditable}
      actions={<LinkButton to={paths.desk("jobs", id)}>{jobEditorTexts.seeJob}</LinkButton>}
    >
      {isClosed ? jobEditorTexts.notEditableText : jobEditorTexts.viewerText}
    </EmptyState>
  </>
);
