import { NotFound } from "../features/content/NotFound";
import { missing, type PageModule } from "../lib/page";

export const load: PageModule["load"] = async () => missing();

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Page not found",
  description: `There is no such page on ${site.name}.`,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export const Component = NotFound;
