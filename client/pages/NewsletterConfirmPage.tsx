import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { ConfirmSubscription } from "../features/newsletter/ConfirmSubscription";
import { TEXTS } from "../features/newsletter/newsletter-texts";
import type { PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: TEXTS.confirmTitle,
  description: TEXTS.confirmTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={TEXTS.confirmTitle} />
      <div className={`container ${classes.body}`}>
        <ConfirmSubscription token={params.get("token") ?? ""} />
      </div>
    </>
  );
}
