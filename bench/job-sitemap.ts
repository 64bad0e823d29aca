/** The sitemap that lists a site's newest jobs: the only file, or the first one of jobs if there are several. */
export async function jobSitemap(origin: string): Promise<string> {
  const read = async (query: string) => (await fetch(`${origin}/sitemap.xml${query}`)).text();
  const main = await read("");
  return main.includes("<sitemapindex ") ? read("?part=1") : main;
}
