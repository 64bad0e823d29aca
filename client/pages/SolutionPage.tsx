import { Figure } from "../components/figures/Figure";
import { useLoaderData } from "react-router-dom";
import { Section } from "../components/marketing/Section";
import { PageTitle } from "../components/ui/PageTitle";
import { pageAt } from "#content/site-pages";
import { solutionPages } from "#content/solution-pages";
import { contentPageTexts } from "#texts/content-page";
import { PageContent } from "../features/content/PageContent";
import { PageGrid } from "../features/content/PageGrid";
import { Scene } from "../features/content/Scene";
import type { LoadRequest, PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const load = async ({ url }: LoadRequest) => {
  const { meta, body } = await pageAt(solutionPages, url.pathname).load();
  return { meta, body };
};

export const head: PageModule["head"] = ({ site, url }) => {
  const { slug, title, description } = pageAt(solutionPages, url.pathname).meta;
  return { title, description, canonical: `${site.origin}${paths.solution(slug)}` };
};

export function Component() {
  const { meta, body } = useLoaderData<typeof load>();
  const others = solutionPages.flatMap((page) => (page.meta.slug === meta.slug ? [] : [page.meta]));
  return (
    <>
      <PageTitle
        title={meta.title}
        lead={meta.lead}
        picture={<Scene name={meta.slug} />}
        pictureOnPhones
      />
      <PageContent meta={meta} body={body} drawnBy={Figure}>
        <Section title={contentPageTexts.otherSolutions} tone="sunken">
          <PageGrid pages={others} pathOf={paths.solution} />
        </Section>
      </PageContent>
    </>
  );
}
