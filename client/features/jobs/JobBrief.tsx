import type { ReactNode } from "react";
import { jobsTexts } from "#texts/jobs";
import { Badge } from "../../components/ui/Badge";
import { DotList } from "../../components/ui/DotList";
import { Unbroken } from "../../components/ui/Unbroken";
import type { JobBrief_JobFragment } from "./JobBrief.generated";
import { sponsoredNames } from "./sponsored-names";

interface JobBriefProps {
  job: JobBrief_JobFragment;
  /** More facts, with a dot before each. They come before the badges, after which a line could start with a dot. */
  children?: ReactNode;
}

/** A job's location, the clearance it requires, what its employer sponsors, and what the job states about the employer. */
export function JobBrief({ job, children }: JobBriefProps) {
  const sponsored = sponsoredNames(job.sponsorship);
  return (
    <span>
      <DotList
        items={[
          <Unbroken key="place" text={job.companyLocation} />,
          <Unbroken key="workplace" text={jobsTexts.workplaces[job.workplaceType]} />,
        ]}
      />
      {children}
      {job.securityClearance !== "NONE" && (
        <>
          {" "}
          <Badge>{jobsTexts.clearance(jobsTexts.clearances[job.securityClearance])}</Badge>
        </>
      )}
      {sponsored.length > 0 && <Employer>{jobsTexts.sponsors(sponsored)}</Employer>}
      {job.employerFacts.map((fact) => (
        <Employer key={fact}>{jobsTexts.employerFacts[fact]}</Employer>
      ))}
    </span>
  );
}

/** A badge that phones leave out: there, the facts below say it. */
const Employer = ({ children }: { children: string }) => (
  <span data-employer="">
    {" "}
    <Badge>{children}</Badge>
  </span>
);
