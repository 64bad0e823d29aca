import { SITE } from "./browser.js";

/** Path of the newest page of a kind that the sitemap lists. @param folder e.g. "/job-details/" */
export async function newestIn(folder: string): Promise<string> {
  const sitemap = await (await fetch(`${SITE()}/sitemap.xml`)).text();
  const [path] = new RegExp(`${folder}[^<]+`).exec(sitemap) ?? [];
  if (path === undefined) throw new Error(`No ${folder} in the sitemap.`);
  return path;
}
