import { industries, solutions } from "#content/navigation";
import { paths } from "../lib/paths";

/** Pages that search engines should know, besides jobs and posts. */
export const sitemapPaths: readonly string[] = [
  paths.home,
  paths.jobs(),
  paths.pricing,
  paths.hireTalents,
  paths.about,
  paths.contact,
  paths.blog,
  paths.faq,
  paths.industries,
  ...solutions.links.map(({ to }) => to),
  ...industries.links.map(({ to }) => to),
  paths.terms,
  paths.privacy,
];
