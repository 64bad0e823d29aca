import { useLoaderData } from "react-router-dom";
import { Section } from "../components/marketing/Section";
import { LinkButton } from "../components/ui/LinkButton";
import { PageTitle } from "../components/ui/PageTitle";
import { industryBySlug, type NamedIndustry } from "#content/industry-names";
import { industryPages } from "#content/industry-pages";
import { pageAt } from "#content/site-pages";
import { contentPageTexts } from "#texts/content-page";
import { pageNames } from "#texts/page-names";
import { IndustryContent } from "../features/content/IndustryContent";
import { Scene } from "../features/content/Scene";
import { IndustryPay, industryPayOf } from "../features/jobs/IndustryPay";
import { IndustryPayDocument } from "../features/jobs/IndustryPay.generated";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { NewestJobs, newestJobsIn } from "../features/jobs/NewestJobs";
import type { LoadRequest, PageModule } from "../lib/page";
import { paths } from "#site/paths";

/** @throws Error if the slug is missing from the list of industries */
function industryOf(slug: string): NamedIndustry {
  const industry = industryBySlug(slug);
  if (industry === null) throw new Error(`No industry is called ${slug}`);
  return industry;
}

export const load = async ({ url, prefetch }: LoadRequest) => {
  const page = pageAt(industryPages, url.pathname);
  const { value } = industryOf(page.meta.slug);
  const [{ meta, body }, jobs] = await Promise.all([
    page.load(),
    prefetch(JobsDocument, newestJobsIn(value)),
    prefetch(IndustryPayDocument, industryPayOf(value)),
  ]);
  // The text is useful without the jobs, so the page stays a 200.
  return { meta, body, jobsFailed: jobs.failed };
};

export const head: PageModule["head"] = ({ site, url }) => {
  const { slug, title, description } = pageAt(industryPages, url.pathname).meta;
  return {
    title: contentPageTexts.industryTitle(title),
    description,
    canonical: `${site.origin}${paths.industry(slug)}`,
  };
};

export function Component() {
  const { meta, body, jobsFailed } = useLoaderData<typeof load>();
  const { value, slug, label } = industryOf(meta.slug);
  return (
    <>
      <PageTitle
        title={meta.title}
        lead={meta.lead}
        trail={[{ label: pageNames.industries, to: paths.industries }]}
        tone="mint"
        picture={<Scene name={meta.slug} />}
        pictureOnPhones
      />
      <IndustryContent meta={meta} body={body}>
        <IndustryPay key={`pay-${slug}`} industry={value} />
        <Section
          title={contentPageTexts.openingsNow}
          tone="sunken"
          action={
            <LinkButton to={paths.jobs({ industry: slug })} variant="default">
              {contentPageTexts.allOpeningsOf(label)}
            </LinkButton>
          }
        >
          <NewestJobs key={slug} variables={newestJobsIn(value)} loadFailed={jobsFailed} />
        </Section>
      </IndustryContent>
    </>
  );
}
