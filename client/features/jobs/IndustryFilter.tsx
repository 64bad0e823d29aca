import { namedIndustries, type NamedIndustry } from "#content/industry-names";
import { jobsPageTexts } from "#texts/jobs-page";
import { Chip } from "../../components/ui/Chip";
import { paths } from "#site/paths";
import { ActiveFilter } from "./ActiveFilter";
import classes from "./IndustryFilter.module.css";
import { firstPage, type JobSearch } from "./job-search";

/** The chosen industry comes first, since on a phone the others are off screen. */
const inOrder = (chosen: NamedIndustry | null): NamedIndustry[] =>
  namedIndustries.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));

/**
 * Filters the list by industry; the chosen industry links to the list without it. Links, so they work without
 * scripts.
 */
export function IndustryFilter({ search }: { search: JobSearch }) {
  const address = firstPage(search);
  return (
    <nav aria-label={jobsPageTexts.industry}>
      <ul className={classes.chips}>
        {inOrder(search.industry).map(({ slug, label }) => (
          <li key={slug}>
            {slug === search.industry?.slug ? (
              <ActiveFilter to={paths.jobs({ ...address, industry: undefined })} label={label} />
            ) : (
              <Chip to={paths.jobs({ ...address, industry: slug })} preventScrollReset>
                {label}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
