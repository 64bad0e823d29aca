import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import {
  ConfirmSubscription,
  NEWSLETTER_BOX,
  preloadNewsletterBox,
} from "../features/newsletter/ConfirmSubscription";
import { newsletterTexts } from "#texts/newsletter";
import type { LoadRequest, PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

const tokenOf = (search: URLSearchParams): string => search.get("token") ?? "";

export const load = async ({ url }: LoadRequest) => {
  if (tokenOf(url.searchParams) === "") await preloadNewsletterBox();
  return null;
};

export const parts: PageModule["parts"] = ({ searchParams }) =>
  tokenOf(searchParams) === "" ? [NEWSLETTER_BOX] : [];

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
        <ConfirmSubscription token={tokenOf(params)} />
      </div>
    </>
  );
}
