import { notifications } from "@mantine/notifications";
import { useNavigate } from "react-router-dom";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { attempt, attemptAs, type Outcome } from "../../../lib/refusal";
import {
  useCopyJobMutation,
  useDeleteJobMutation,
  useExtendJobMutation,
  useRelistJobMutation,
  useTakeDownJobMutation,
} from "./JobActions.generated";

interface ActedOn {
  id: string;
  role: string;
}

const { failed } = deskJobsTexts;
const LISTS = ["DeskJobs"];

/** The calls behind a job's actions. Each tells the person what was done. */
export function useJobActions({ id, role: given }: ActedOn) {
  const navigate = useNavigate();
  const [extendJob] = useExtendJobMutation();
  const [copyJob] = useCopyJobMutation({ refetchQueries: LISTS });
  const [relistJob] = useRelistJobMutation({ refetchQueries: LISTS });
  const [takeDownJob] = useTakeDownJobMutation();
  const [deleteJob] = useDeleteJobMutation({ refetchQueries: LISTS });
  const role = given || deskJobsTexts.untitled;
  const variables = { input: { id } };
  const tell = (message: string) => notifications.show({ message });

  const extend = async () => {
    const outcome = await attempt(() => extendJob({ variables }), "job", failed);
    const message = outcome.ok
      ? deskJobsTexts.extended(role, outcome.value.validThrough ?? "")
      : outcome.refusal.message;
    notifications.show({ message, ...(!outcome.ok && { color: "red" }) });
  };
  const copy = async () => {
    const outcome = await attemptAs(
      () => copyJob({ variables }),
      ({ job }) => job?.id,
      failed,
    );
    if (!outcome.ok) return tell(outcome.refusal.message);
    tell(deskJobsTexts.copied(role));
    await navigate(paths.desk("jobs", outcome.value, "edit"));
  };
  const relist = async (): Promise<Outcome<string>> => {
    const outcome = await attemptAs(
      () => relistJob({ variables }),
      ({ job }) => job?.id,
      failed,
    );
    if (outcome.ok) {
      tell(deskJobsTexts.relisted(role));
      await navigate(paths.desk("jobs", outcome.value));
    }
    return outcome;
  };
  const takeDown = async (): Promise<Outcome<unknown>> => {
    const outcome = await attempt(() => takeDownJob({ variables }), "job", failed);
    if (outcome.ok) tell(deskJobsTexts.tookDown(role));
    return outcome;
  };
  const remove = async (): Promise<Outcome<string>> => {
    const outcome = await attempt(() => deleteJob({ variables }), "deletedJobId", failed);
    if (outcome.ok) {
      tell(deskJobsTexts.deleted(role));
      await navigate(paths.desk("jobs"));
    }
    return outcome;
  };
  return { extend, copy, relist, takeDown, remove };
}
