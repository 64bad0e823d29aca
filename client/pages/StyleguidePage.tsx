import { PageTitle } from "../components/ui/PageTitle";
import { ColorChapter } from "../features/styleguide/ColorChapter";
import { ComponentsChapter } from "../features/styleguide/ComponentsChapter";
import { DrawingsChapter } from "../features/styleguide/DrawingsChapter";
import { FormsChapter } from "../features/styleguide/FormsChapter";
import { MeasuresChapter } from "../features/styleguide/MeasuresChapter";
import type { PageModule } from "../lib/page";
import { paths } from "../lib/paths";

export const head: PageModule["head"] = ({ site }) => ({
  title: "Style guide",
  description: "Colours, type, drawings and components of this site, in every state.",
  canonical: `${site.origin}${paths.styleguide}`,
  noIndex: true,
});

/** For who builds the site: it exists in development only (app/routes.tsx). */
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
      <ComponentsChapter />
      <FormsChapter />
    </div>
  </>
);
