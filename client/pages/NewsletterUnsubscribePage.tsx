import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { Unsubscribe } from "../features/newsletter/Unsubscribe";
import { newsletterTexts } from "#texts/newsletter";
import type { PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

export const head: PageModule["head"] = ({ site, url }) => ({
  title: newsletterTexts.unsubscribeTitle,
  description: newsletterTexts.unsubscribeTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  return (
    <>
      <PageTitle title={newsletterTexts.unsubscribeTitle} />
      <div className={`container ${classes.body}`}>
        <Unsubscribe token={params.get("token") ?? ""} list={params.get("list")} />
      </div>
    </>
  );
}
