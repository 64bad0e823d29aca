import { offlineTexts } from "#texts/offline";
import { OfflineNotice } from "../features/offline/OfflineNotice";
import { VisitedJobs } from "../features/offline/VisitedJobs";
import type { PageModule } from "../lib/page";

/** The service worker (public/sw.js) shows this page if a page cannot be loaded. */
export const head: PageModule["head"] = ({ site, url }) => ({
  title: offlineTexts.title,
  description: offlineTexts.description(site.name),
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return (
    <>
      <OfflineNotice />
      <VisitedJobs />
    </>
  );
}
