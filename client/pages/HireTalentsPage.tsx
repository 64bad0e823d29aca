import { Figure } from "../components/figures/Figure";
import { LinkButton } from "../components/ui/LinkButton";
import { PageTitle } from "../components/ui/PageTitle";
import { body, meta } from "#content/company/hire-talents.page.md";
import { PageContent } from "../features/content/PageContent";
import { Scene } from "../features/content/Scene";
import type { PageModule } from "../lib/page";
import { paths } from "#site/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: meta.title,
  description: meta.description,
  canonical: `${site.origin}${paths.hireTalents}`,
});

const [ask] = meta.closing.actions;

export const Component = () => (
  <>
    <PageTitle
      title={meta.title}
      lead={meta.lead}
      tone="apricot"
      picture={<Scene name="hire-talents" />}
      pictureOnPhones
    >
      {ask !== undefined && (
        <LinkButton to={ask.to} size="lg">
          {ask.label}
        </LinkButton>
      )}
    </PageTitle>
    <PageContent meta={meta} body={body} drawnBy={Figure} />
  </>
);
