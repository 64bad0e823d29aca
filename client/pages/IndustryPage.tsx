import { useLoaderData, useLocation } from "react-router-dom";
import { Section } from "../components/marketing/Section";
import { LinkButton } from "../components/ui/LinkButton";
import { PageTitle } from "../components/ui/PageTitle";
import type { PageBody, PageMeta } from "../content/content-types";
import { industryPages, pageAt } from "#content/site-pages";
import { PageContent } from "../features/content/PageContent";
import { Scene } from "../features/content/Scene";
import { JobsDocument } from "../features/jobs/Jobs.generated";
import { NewestJobs, newestJobsFor } from "../features/jobs/NewestJobs";
import type { LoadRequest, PageModule } from "../lib/page";
import { paths } from "../lib/paths";

interface LoaderData {
  body: PageBody;
  /** The text is worth reading without the openings, so the page stays a 200. */
  jobsFailed: boolean;
}

const searchOf = ({ jobSearch, title }: PageMeta): string => jobSearch ?? title;

export const load = async ({ url, prefetch }: LoadRequest): Promise<LoaderData> => {
  const page = pageAt(industryPages, url.pathname);
  const [{ body }, jobs] = await Promise.all([
    page.load(),
    prefetch(JobsDocument, newestJobsFor(searchOf(page.meta))),
  ]);
  return { body, jobsFailed: jobs.failed };
};

export const head: PageModule["head"] = ({ site, url }) => {
  const { slug, title, description } = pageAt(industryPages, url.pathname).meta;
  return {
    title: `${title} jobs and hiring`,
    description,
    canonical: `${site.origin}${paths.industry(slug)}`,
  };
};

export function Component() {
  const { meta } = pageAt(industryPages, useLocation().pathname);
  const { body, jobsFailed } = useLoaderData<LoaderData>();
  const query = searchOf(meta);
  return (
    <>
      <PageTitle
        title={meta.title}
        lead={meta.lead}
        trail={[{ label: "Industries", to: paths.industries }]}
        picture={<Scene name={meta.slug} />}
      />
      <PageContent meta={meta} body={body}>
        <Section
          title="Openings now"
          tone="sunken"
          action={
            <LinkButton to={paths.jobs({ query })} variant="default">
              All openings for “{query}”
            </LinkButton>
          }
        >
          <NewestJobs key={query} variables={newestJobsFor(query)} loadFailed={jobsFailed} />
        </Section>
      </PageContent>
    </>
  );
}
