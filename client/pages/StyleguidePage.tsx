import { PageTitle } from "../components/ui/PageTitle";
import { JobCard } from "../features/jobs/JobCard";
import { sampleJob } from "../features/jobs/sample-job";
import type { JobCard_JobFragment } from "../features/jobs/JobCard.generated";
import { JobCardSkeletons } from "../features/jobs/JobCardSkeleton";
import { ColorChapter } from "../features/styleguide/ColorChapter";
import { ComponentsChapter } from "../features/styleguide/ComponentsChapter";
import { DrawingsChapter } from "../features/styleguide/DrawingsChapter";
import { FiguresChapter } from "../features/styleguide/FiguresChapter";
import { FormsChapter } from "../features/styleguide/FormsChapter";
import { JobCardChapter } from "../features/styleguide/JobCardChapter";
import { MeasuresChapter } from "../features/styleguide/MeasuresChapter";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: "Style guide",
  description: "Colors, type, drawings, and components of this site, in every state.",
  canonical: `${site.origin}${paths.styleguide}`,
  noIndex: true,
});

const nurseJob: JobCard_JobFragment = {
  ...sampleJob,
  role: "Registered Nurse, Intensive Care",
  companyLocation: "Nashville, TN",
  salary: "$48 - $56 per hour",
  contract: "W-2 contract, 6 months, extension likely",
  workAuthorization: ["OPT", "H-1B", "TN", "H4 EAD", "GC EAD", "Green Card", "US Citizen"],
  company: {
    __typename: "Company",
    id: "sample",
    slug: "quillhaven-health",
    name: "Quillhaven Health",
    logoUrl: null,
    answerTime: {
      __typename: "AnswerTime",
      medianBusinessDays: 1,
      percentWithinTwoDays: 85,
      applicationCount: 40,
    },
  },
};

/** The style guide for developers; exists in development only (app/routes.tsx). */
export const Component = () => (
  <>
    <PageTitle
      title="Style guide"
      lead="What this site is made of, in every state. This page exists in development only."
    />
    <div className="container">
      <ColorChapter />
      <MeasuresChapter />
      <DrawingsChapter />
      <FiguresChapter />
      <ComponentsChapter />
      <JobCardChapter
        card={<JobCard job={nurseJob} headingLevel={3} />}
        applied={<JobCard job={nurseJob} headingLevel={3} appliedAt="2026-11-21T12:00:00Z" />}
        loading={<JobCardSkeletons count={1} />}
      />
      <FormsChapter />
    </div>
  </>
);
