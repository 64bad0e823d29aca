import { IconX } from "@tabler/icons-react";
import { namedIndustries, type NamedIndustry } from "#content/industry-names";
import { jobsPageTexts } from "#texts/jobs-page";
import { Chip } from "../../components/ui/Chip";
import { paths } from "#site/paths";
import classes from "./IndustryFilter.module.css";
import { firstPage, type JobSearch } from "./job-search";

/** The chosen industry comes first, since on a phone the others are off screen. */
const inOrder = (chosen: NamedIndustry | null): NamedIndustry[] =>
  namedIndustries.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));

/**
 * Filters the list by industry; the chosen industry links to the list without it. Links, so they work without
 * scripts.
 */
export const IndustryFilter = ({ search }: { search: JobSearch }) => (
  <nav aria-label={jobsPageTexts.industry}>
    <ul className={classes.chips}>
      {inOrder(search.industry).map(({ slug, label }) => {
        const isChosen = slug === search.industry?.slug;
        return (
          <li key={slug}>
            <Chip
              to={paths.jobs({ ...firstPage(search), industry: isChosen ? undefined : slug })}
              isChosen={isChosen}
              preventScrollReset
            >
              {label}
              {isChosen && (
                <>
                  <span className="visually-hidden">{jobsPageTexts.removeFilter}</span>
                  <IconX size={16} aria-hidden="true" />
                </>
              )}
            </Chip>
          </li>
        );
      })}
    </ul>
  </nav>
);
