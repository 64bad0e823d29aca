import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import type { JobBrief_JobFragment } from "./JobBrief.generated";

/** A job's location and the clearance it requires, on cards and on its page. */
export const JobBrief = ({ job }: { job: JobBrief_JobFragment }) => (
  <span>
    <DotList items={[job.companyLocation, jobsTexts.workplaces[job.workplaceType]]} />
    {job.securityClearance !== "NONE" && (
      <>
        {" "}
        <Badge>{jobsTexts.clearance(jobsTexts.clearances[job.securityClearance])}</Badge>
      </>
    )}
  </span>
);
