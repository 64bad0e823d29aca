import { namedIndustries, type NamedIndustry } from "#content/industry-names";
import { jobsPageTexts } from "#texts/jobs-page";
import { Chip } from "../../components/ui/Chip";
import { paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import classes from "./IndustryFilter.module.css";
import { firstPage, type JobSearch } from "./job-search";

/** The chosen industries come first, since on a phone the others are off screen. */
const inOrder = (chosen: readonly string[]): NamedIndustry[] =>
  namedIndustries.toSorted(
    (a, b) => Number(chosen.includes(b.slug)) - Number(chosen.includes(a.slug)),
  );

/**
 * Filters the list by industries; a chosen one links to the list without it. Links, so they work without
 * scripts.
 */
export function IndustryFilter({ search }: { search: JobSearch }) {
  const address = firstPage(search);
  const chosen = (search.filters.industry ?? []).map(({ slug }) => slug);
  const without = (slug: string) => chosen.filter((other) => other !== slug);
  return (
    <nav aria-label={jobsPageTexts.industry}>
      <ul className={classes.chips}>
        {inOrder(chosen).map(({ slug, label }) => (
          <li key={slug}>
            {chosen.includes(slug) ? (
              <ActiveFilter
                to={paths.jobs({ ...address, industry: without(slug) })}
                label={label}
              />
            ) : (
              <Chip to={paths.jobs({ ...address, industry: [...chosen, slug] })} preventScrollReset>
                {label}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
