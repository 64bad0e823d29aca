import { EmptyState } from "../components/ui/EmptyState";
import { LinkButton } from "../components/ui/LinkButton";
import type { PageModule } from "../lib/page";
import { missing } from "../lib/page";
import { paths } from "../lib/paths";

export const load: PageModule["load"] = async () => missing();

export const head: PageModule["head"] = ({ site, url }) => ({
  title: "Page not found",
  description: `There is no such page on ${site.name}.`,
  canonical: `${site.origin}${url.pathname}`,
  noIndex: true,
});

export function Component() {
  return (
    <EmptyState
      headingLevel={1}
      title="We could not find that page"
      actions={
        <>
          <LinkButton to={paths.jobs()}>Browse job openings</LinkButton>
          <LinkButton to={paths.home} variant="default">
            Go to the start page
          </LinkButton>
        </>
      }
    >
      The address may be mistyped, or the page may have moved.
    </EmptyState>
  );
}
