import { useApolloClient } from "@apollo/client/react";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCalendarPlus,
  IconCircleOff,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUnlink,
  IconUsers,
} from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { lazyDialog } from "../../parts/lazy-dialog";
import type { DeskJob_JobFragment, DeskJobState_JobFragment } from "../DeskJob.generated";
import { JobDialogs, type JobQuestion } from "./JobDialogs";
import { useJobActions } from "./use-job-actions";

const CloseJobDialog = lazyDialog(() => import("../CloseJobDialog"), "CloseJobDialog");

const ICON = { size: 16, "aria-hidden": true } as const;

type MenuJob = DeskJobState_JobFragment & Pick<DeskJob_JobFragment, "applicationCounts">;

/** Everything that can be done with a job. */
export function JobMenu({ job }: { job: MenuJob }) {
  const [question, setQuestion] = useState<JobQuestion | null>(null);
  const [closing, setClosing] = useState(false);
  const client = useApolloClient();
  const actions = useJobActions(job);
  const { id, role, status, takenDownAt } = job;
  const isPublic = status !== "DRAFT" && takenDownAt === null;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={deskJobsTexts.actionsOf(role || deskJobsTexts.untitled)}
          >
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {job.viewerCanEdit && status !== "CLOSED" && (
            <Menu.Item
              component={Link}
              to={paths.desk("jobs", id, "edit")}
              leftSection={<IconPencil {...ICON} />}
            >
              {deskJobsTexts.edit}
            </Menu.Item>
          )}
          {status !== "DRAFT" && (
            <Menu.Item
              component={Link}
              to={paths.desk("jobs", id, "applications")}
              leftSection={<IconUsers {...ICON} />}
            >
              {deskJobsTexts.board}
            </Menu.Item>
          )}
          {isPublic && (
            <Menu.Item
              component="a"
              href={paths.jobDetails(id)}
              leftSection={<IconExternalLink {...ICON} />}
            >
              {deskJobsTexts.publicPage}
            </Menu.Item>
          )}
          {job.viewerCanEdit && (
            <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void actions.copy()}>
              {deskJobsTexts.copy}
            </Menu.Item>
          )}
          {job.viewerCanClose && (
            <Menu.Item
              leftSection={<IconCalendarPlus {...ICON} />}
              onClick={() => void actions.extend()}
            >
              {deskJobsTexts.extend}
            </Menu.Item>
          )}
          {job.viewerCanClose && (
            <Menu.Item leftSection={<IconCircleOff {...ICON} />} onClick={() => setClosing(true)}>
              {deskJobsTexts.close}
            </Menu.Item>
          )}
          {job.viewerCanRelist && (
            <Menu.Item
              leftSection={<IconRefresh {...ICON} />}
              onClick={() => setQuestion("relist")}
            >
              {deskJobsTexts.relist}
            </Menu.Item>
          )}
          {(job.viewerCanTakeDown || job.viewerCanDelete) && <Menu.Divider />}
          {job.viewerCanTakeDown && (
            <Menu.Item
              leftSection={<IconUnlink {...ICON} />}
              onClick={() => setQuestion("takeDown")}
            >
              {deskJobsTexts.takeDown}
            </Menu.Item>
          )}
          {job.viewerCanDelete && (
            <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => setQuestion("remove")}>
              {deskJobsTexts.deleteDraft}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <CloseJobDialog
        job={job}
        opened={closing}
        onClose={() => setClosing(false)}
        onClosed={() => void client.refetchQueries({ include: "active" })}
      />
      <JobDialogs
        job={job}
        actions={actions}
        question={question}
        onClose={() => setQuestion(null)}
      />
    </>
  );
}
