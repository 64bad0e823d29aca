import { notFoundTexts } from "#texts/not-found";
import { NotFound } from "../features/content/NotFound";
import { missing, type PageModule } from "../lib/page";

export const load = async () => missing();

export const head: PageModule["head"] = ({ site, url }) => ({
  title: notFoundTexts.pageTitle,
  description: notFoundTexts.description(site.name),
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export const Component = NotFound;
