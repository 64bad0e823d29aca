import { Fragment, type ReactNode } from "react";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import type { JobBrief_JobFragment } from "./JobBrief.generated";
import { sponsoredNames } from "./sponsored-names";

interface JobBriefProps {
  job: JobBrief_JobFragment;
  /** More facts, with a dot before each. They come before the badges, after which a line could start with a dot. */
  children?: ReactNode;
}

/** A job's location, the clearance it requires, and what its employer sponsors, on cards and on its page. */
export const JobBrief = ({ job, children }: JobBriefProps) => (
  <span>
    <DotList items={[job.companyLocation, jobsTexts.workplaces[job.workplaceType]]} />
    {children}
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
