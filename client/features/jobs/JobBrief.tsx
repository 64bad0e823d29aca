import { Fragment } from "react";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import type { JobBrief_JobFragment } from "./JobBrief.generated";
import { sponsoredNames } from "./sponsored-names";

/** A job's location, the clearance it requires, and what its employer sponsors, on cards and on its page. */
export const JobBrief = ({ job }: { job: JobBrief_JobFragment }) => (
  <span>
    <DotList items={[job.companyLocation, jobsTexts.workplaces[job.workplaceType]]} />
    {badgesOf(job).map((words) => (
      <Fragment key={words}>
        {" "}
        <Badge>{words}</Badge>
      </Fragment>
    ))}
  </span>
);

function badgesOf({ securityClearance, sponsorship }: JobBrief_JobFragment): string[] {
  const sponsored = sponsoredNames(sponsorship);
  return [
    ...(securityClearance === "NONE"
      ? []
      : [jobsTexts.clearance(jobsTexts.clearances[securityClearance])]),
    ...(sponsored.length === 0 ? [] : [jobsTexts.sponsors(sponsored)]),
  ];
}
