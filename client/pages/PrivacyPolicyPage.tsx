import { PageTitle } from "../components/ui/PageTitle";
import { body, meta } from "#content/company/privacy-policy.page.md";
import { contentPageTexts } from "#texts/content-page";
import { PageContent } from "../features/content/PageContent";
import { Scene } from "../features/content/Scene";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: meta.title,
  description: meta.description,
  canonical: `${site.origin}${paths.privacy}`,
});

/** Keeps a date together. */
const inOneLine = (date: string): string => date.replaceAll(" ", "\u00a0");

const lead =
  meta.lastUpdated === undefined
    ? meta.lead
    : contentPageTexts.updated(meta.lead, inOneLine(meta.lastUpdated));

export const Component = () => (
  <>
    <PageTitle title={meta.title} lead={lead} picture={<Scene name="privacy-policy" />} />
    <PageContent meta={meta} body={body} drawnBy={null} />
  </>
);
