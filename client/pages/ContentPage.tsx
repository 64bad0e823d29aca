import { useLocation } from "react-router-dom";
import { LinkButton } from "../components/ui/LinkButton";
import { PageTitle } from "../components/ui/PageTitle";
import { pageTexts, type ContentText } from "../content/pages";
import type { PageModule } from "../lib/page";
import classes from "./ContentPage.module.css";

/** The router only brings addresses here that have a text; page-index.ts is tested against it. */
function textOf(pathname: string): ContentText {
  const text = pageTexts[pathname.replace(/(?<=.)\/+$/, "")];
  if (text === undefined) throw new Error(`No text for ${pathname}`);
  return text;
}

export const head: PageModule["head"] = ({ site, url }) => {
  const { title, lead } = textOf(url.pathname);
  return { title, description: lead, canonical: `${site.origin}${url.pathname}` };
};

export function Component() {
  const { pathname } = useLocation();
  const { title, lead, paragraphs, points, action } = textOf(pathname);
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className={`container ${classes.body}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points !== undefined && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <div>
          <LinkButton to={action.to} size="lg">
            {action.label}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
