import { Section } from "../components/marketing/Section";
import { PageTitle } from "../components/ui/PageTitle";
import { body, meta } from "#content/industries/industries.page.md";
import { industryPages } from "#content/industry-pages";
import { contentPageTexts } from "#texts/content-page";
import { PageContent } from "../features/content/PageContent";
import { PageGrid } from "../features/content/PageGrid";
import { Scene } from "../features/content/Scene";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: meta.title,
  description: meta.description,
  canonical: `${site.origin}${paths.industries}`,
});

export const Component = () => (
  <>
    <PageTitle
      title={meta.title}
      lead={meta.lead}
      tone="mint"
      picture={<Scene name="industries" />}
      pictureOnPhones
    />
    <PageContent
      meta={meta}
      body={body}
      drawnBy={null}
      first={
        <Section title={contentPageTexts.chooseIndustry} tone="sunken">
          <PageGrid
            pages={industryPages.map((page) => page.meta)}
            pathOf={paths.industry}
            tone="mint"
          />
        </Section>
      }
    />
  </>
);
