import { useLoaderData } from "react-router-dom";
import { Figure } from "../components/figures/Figure";
import { Section } from "../components/marketing/Section";
import { PageTitle } from "../components/ui/PageTitle";
import { body, meta } from "#content/company/about.page.md";
import { contentPageTexts } from "#texts/content-page";
import { PageContent } from "../features/content/PageContent";
import { People } from "../features/content/People";
import { Scene } from "../features/content/Scene";
import { HomeContentDocument } from "../features/home/HomeContent.generated";
import { Statistics } from "../features/home/Statistics";
import { loadState, type LoadRequest, type PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const load = async ({ prefetch }: LoadRequest) =>
  loadState(await prefetch(HomeContentDocument, {}));

export const head: PageModule["head"] = ({ site }) => ({
  title: meta.title,
  description: meta.description,
  canonical: `${site.origin}${paths.about}`,
});

export function Component() {
  const { failed } = useLoaderData<typeof load>();
  return (
    <>
      <PageTitle
        title={meta.title}
        lead={meta.lead}
        picture={<Scene name="about" />}
        pictureOnPhones
      />
      <PageContent
        meta={meta}
        body={body}
        drawnBy={Figure}
        first={
          <div className="container">
            <Statistics loadFailed={failed} />
          </div>
        }
      >
        <Section title={contentPageTexts.people} lead={contentPageTexts.peopleText} tone="sunken">
          <People />
        </Section>
      </PageContent>
    </>
  );
}
