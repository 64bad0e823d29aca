import { Navigate, redirect, useLoaderData, useParams } from "react-router-dom";
import { commonTexts } from "#texts/common";
import { companyPageTexts } from "#texts/company-page";
import { pageNames } from "#texts/page-names";
import { Section } from "../components/marketing/Section";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { LinkButton } from "../components/ui/LinkButton";
import { NeedsScript } from "../components/ui/NeedsScript";
import { PageTitle } from "../components/ui/PageTitle";
import { SectionSkeleton } from "../components/ui/SectionSkeleton";
import { WhenNear } from "../components/ui/WhenNear";
import { AnswerTimeCard } from "../features/companies/AnswerTimeCard";
import { companyHead, loadingHead } from "../features/companies/company-head";
import { CompanyAbout } from "../features/companies/CompanyAbout";
import { CompanyLead } from "../features/companies/CompanyLead";
import {
  CompanyProfileDocument,
  useCompanyProfileQuery,
  type CompanyProfile_CompanyFragment,
} from "../features/companies/CompanyProfile.generated";
import { companyJobsOf } from "../features/jobs/company/company-jobs";
import { CompanyJobList } from "../features/jobs/company/CompanyJobList";
import { CompanyJobsDocument } from "../features/jobs/company/CompanyJobs.generated";
import { CompanyOffers } from "../features/jobs/company/CompanyOffers";
import { useHead } from "../lib/head";
import { lazyComponent } from "../lib/lazy-component";
import { loadState, missing, type LoadRequest, type PageModule } from "../lib/page";
import { useSite } from "../lib/site";
import { JOB_ALERT_ID, paths } from "#site/paths";
import classes from "./CompanyPage.module.css";

const JobAlertBox = lazyComponent(
  () => import("../features/newsletter/JobAlertBox"),
  "JobAlertBox",
);

const trail = [{ label: pageNames.jobs, to: paths.jobs() }];

export const load = async ({ params, prefetch }: LoadRequest) => {
  const { slug = "" } = params;
  const [profile, jobs] = await Promise.all([
    prefetch(CompanyProfileDocument, { slug }),
    prefetch(CompanyJobsDocument, companyJobsOf(slug)),
  ]);
  const company = profile.data?.companyBySlug;
  if (company === null) return missing(404);
  // The address of a company that was merged into this one, or other letters.
  if (company !== undefined && company.slug !== slug)
    return redirect(paths.company(company.slug), 301);
  return loadState(profile, jobs);
};

export const head: PageModule["head"] = ({ client, params, url, site }) => {
  const variables = { slug: params.slug ?? "" };
  const known = client.readQuery({ query: CompanyProfileDocument, variables });
  return known === null
    ? loadingHead(site, url.pathname)
    : companyHead(known.companyBySlug, site, url.pathname);
};

export function Component() {
  const { slug = "" } = useParams();
  const { data, error, loading, refetch } = useCompanyProfileQuery({ variables: { slug } });
  const { failed } = useLoaderData<typeof load>();
  const site = useSite();
  const company = data?.companyBySlug;
  useHead(
    company === undefined ? null : companyHead(company, site, paths.company(slug)),
    site.name,
  );

  if (company === null) return <CompanyNotFound />;
  if (company !== undefined && company.slug !== slug)
    return <Navigate to={paths.company(company.slug)} replace />;
  if (company !== undefined) return <Company key={slug} company={company} jobsFailed={failed} />;
  if (error === undefined && !failed) return <CompanySkeleton />;
  return (
    <ErrorState
      headingLevel={1}
      title={companyPageTexts.loadFailed}
      retrying={loading}
      onRetry={() => void refetch()}
    />
  );
}

interface CompanyProps {
  company: CompanyProfile_CompanyFragment;
  jobsFailed: boolean;
}

function Company({ company, jobsFailed }: CompanyProps) {
  const { slug, name, openJobCount, answerTime } = company;
  const isHiring = openJobCount > 0;
  return (
    <>
      <PageTitle title={name} trail={trail} tone="mint" lead={<CompanyLead company={company} />} />
      <div className={`container ${classes.facts}`}>
        <div className={classes.words}>
          <CompanyAbout company={company} />
          {isHiring && <CompanyOffers slug={slug} />}
        </div>
        <AnswerTimeCard answerTime={answerTime} />
      </div>
      {isHiring && (
        <Section
          title={companyPageTexts.openJobs}
          tone="sunken"
          action={
            <LinkButton to={paths.jobs({ company: slug })} variant="default">
              {companyPageTexts.allJobs(openJobCount)}
            </LinkButton>
          }
        >
          <CompanyJobList slug={slug} loadFailed={jobsFailed} />
        </Section>
      )}
      <div id={JOB_ALERT_ID} className={`container ${classes.alert}`} data-screen-only>
        {!isHiring && <p className={classes.none}>{companyPageTexts.noJobsText(name)}</p>}
        <WhenNear placeholder={<AlertPlace />}>
          <JobAlertBox query="" filter={{ companies: [slug] }} names={[name]} />
        </WhenNear>
      </div>
    </>
  );
}

/** Placeholder for the job alert form; without scripts, it stays. */
const AlertPlace = () => (
  <div className={classes.alertPlace}>
    <NeedsScript text={companyPageTexts.alertWithoutScript} />
  </div>
);

const CompanyNotFound = () => (
  <EmptyState
    headingLevel={1}
    title={companyPageTexts.notFound}
    actions={<LinkButton to={paths.jobs()}>{commonTexts.browseJobs}</LinkButton>}
  >
    {companyPageTexts.notFoundText}
  </EmptyState>
);

const CompanySkeleton = () => (
  <div role="status">
    <PageTitle title={commonTexts.loading} trail={trail} tone="mint" />
    <div className={`container ${classes.facts}`} aria-hidden="true">
      <SectionSkeleton />
    </div>
  </div>
);
