import { paths } from "../lib/paths";
import { industries, solutions } from "./navigation";

/** Addresses whose text is in content/pages.ts; kept apart so that the router need not load it. */
export const contentPages: readonly string[] = [
  paths.about,
  paths.hireTalents,
  paths.industries,
  paths.privacy,
  paths.blog,
  paths.faq,
  ...solutions.links.map(({ to }) => to),
  ...industries.links.map(({ to }) => to),
];
