import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { ConfirmSubscription } from "../features/newsletter/ConfirmSubscription";
import { newsletterTexts } from "#texts/newsletter";
import type { PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: newsletterTexts.confirmTitle,
  description: newsletterTexts.confirmTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={newsletterTexts.confirmTitle} />
      <div className={`container ${classes.body}`}>
        <ConfirmSubscription token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
