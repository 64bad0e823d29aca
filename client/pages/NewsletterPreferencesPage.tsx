import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { MailPreferences } from "../features/newsletter/MailPreferences";
import { TEXTS } from "../features/newsletter/newsletter-texts";
import type { PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: TEXTS.preferencesTitle,
  description: TEXTS.preferencesTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={TEXTS.preferencesTitle} />
      <div className={`container ${classes.body}`}>
        <MailPreferences token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
