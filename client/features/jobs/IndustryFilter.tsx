import { IconX } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { namedIndustries, type NamedIndustry } from "#content/industry-names";
import { jobsPageTexts } from "#texts/jobs-page";
import { paths } from "../../lib/paths";
import classes from "./IndustryFilter.module.css";
import { firstPage, type JobSearch } from "./job-search";

/** The chosen one comes first: on a phone the others are out of sight. */
const inOrder = (chosen: NamedIndustry | null): NamedIndustry[] =>
  namedIndustries.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));

/** Narrows the list to one industry; the chosen one takes itself away. Links, so they work without scripts. */
export const IndustryFilter = ({ search }: { search: JobSearch }) => (
  <nav aria-label={jobsPageTexts.industry}>
    <ul className={classes.chips}>
      {inOrder(search.industry).map(({ slug, label }) => {
        const isChosen = slug === search.industry?.slug;
        return (
          <li key={slug}>
            <Link
              to={paths.jobs({ ...firstPage(search), industry: isChosen ? undefined : slug })}
              className={classes.chip}
              aria-current={isChosen ? "true" : undefined}
              preventScrollReset
            >
              {label}
              {isChosen && (
                <>
                  <span className="visually-hidden">{jobsPageTexts.removeFilter}</span>
                  <IconX size={16} aria-hidden="true" />
                </>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
