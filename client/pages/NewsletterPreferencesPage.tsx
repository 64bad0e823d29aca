import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { MailPreferences } from "../features/newsletter/MailPreferences";
import { newsletterTexts } from "#texts/newsletter";
import type { PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: newsletterTexts.preferencesTitle,
  description: newsletterTexts.preferencesTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={newsletterTexts.preferencesTitle} />
      <div className={`container ${classes.body}`}>
        <MailPreferences token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
