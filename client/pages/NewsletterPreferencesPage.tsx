import { useLoaderData, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/ui/PageTitle";
import { MailPreferences } from "../features/newsletter/MailPreferences";
import { MailPreferencesDocument } from "../features/newsletter/Preferences.generated";
import { newsletterTexts } from "#texts/newsletter";
import type { LoadRequest, PageModule } from "../lib/page";
import classes from "./NewsletterPage.module.css";

const tokenOf = (search: URLSearchParams): string => search.get("token") ?? "";

export const load = async ({ url, prefetch }: LoadRequest) => {
  const token = tokenOf(url.searchParams);
  return {
    loadFailed: token !== "" && (await prefetch(MailPreferencesDocument, { token })).failed,
  };
};

export const head: PageModule["head"] = ({ site, url }) => ({
  title: newsletterTexts.preferencesTitle,
  description: newsletterTexts.preferencesTitle,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  const [params] = useSearchParams();
  const { loadFailed } = useLoaderData<typeof load>();
  return (
    <>
      <PageTitle title={newsletterTexts.preferencesTitle} />
      <div className={`container ${classes.body}`}>
        <MailPreferences token={tokenOf(params)} loadFailed={loadFailed} />
      </div>
    </>
  );
}
