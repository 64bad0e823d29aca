import { OfflineNotice } from "../features/offline/OfflineNotice";
import { VisitedJobs } from "../features/offline/VisitedJobs";
import type { PageModule } from "../lib/page";

/** Shown by the service worker (public/sw.js) in place of a page that cannot be fetched. */
export const head: PageModule["head"] = ({ site, url }) => ({
  title: "You are offline",
  description: `Jobs you opened on ${site.name}, kept for when there is no connection.`,
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
