/** Name of the cache in which public/sw.js stores visited jobs. */
const JOBS_CACHE = "staffboard-jobs";

export interface VisitedJob {
  /** Path of the cached page. */
  path: string;
  /** The page's title, e.g. "Welder in Tulsa, OK at Ironline". */
  title: string;
}

function titleOf(html: string, siteName: string): string {
  // Parse the title only: parsing the whole page would apply this page's content security policy to its styles.
  const source = /<title[^>]*>[^<]*/.exec(html)?.[0] ?? "";
  const { title } = new DOMParser().parseFromString(source, "text/html");
  const suffix = ` | ${siteName}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Jobs whose pages are cached in this browser, last visited first. Empty if there are none. */
export async function readVisitedJobs(siteName: string): Promise<VisitedJob[]> {
  if (!("caches" in globalThis)) return [];
  const cache = await caches.open(JOBS_CACHE);
  const keys = await cache.keys();
  const jobs = keys.map(async (key): Promise<VisitedJob> => {
    const html = (await (await cache.match(key, { ignoreVary: true }))?.text()) ?? "";
    return { path: new URL(key.url).pathname, title: titleOf(html, siteName) };
  });
  return (await Promise.all(jobs)).reverse();
}
