import { openToAll } from "#content/job-filters";
import { companyPageTexts } from "#texts/company-page";
import { Chip } from "../../../components/ui/Chip";
import { paths } from "#site/paths";
import { countedChoices, type CountedChoice, type FilterCounts } from "../counted-choices";
import { allFilters, type Filter } from "../job-filters";
import { companyJobsOf } from "./company-jobs";
import { useCompanyJobsQuery } from "./CompanyJobs.generated";
import classes from "./CompanyOffers.module.css";

/** The filters whose values say what the company offers, in the page's order. */
const SHOWN = ["sponsorship", "open-to", "employer", "workplace"] as const;

const shown = SHOWN.flatMap((name) => allFilters.filter((filter) => filter.name === name));

/** The choices that some jobs have. Statuses that every job is open to say nothing about the company. */
const offered = (filter: Filter, counts: FilterCounts): CountedChoice[] =>
  countedChoices(filter, [], counts).filter(
    ({ label, total = 0 }) => total > 0 && !openToAll().includes(label),
  );

/** What a company's open jobs state: each with the number of jobs, and a link to them. */
export function CompanyOffers({ slug }: { slug: string }) {
  const { data } = useCompanyJobsQuery({ variables: companyJobsOf(slug) });
  const counts = data?.jobs.filterCounts;
  if (counts === undefined || data?.jobs.totalCount === 0) return null;
  return (
    <section aria-labelledby="offers-title">
      <h2 id="offers-title" className={classes.title}>
        {companyPageTexts.offers}
      </h2>
      <dl className={classes.rows}>
        {shown.map((filter) => (
          <Row key={filter.name} slug={slug} filter={filter} choices={offered(filter, counts)} />
        ))}
      </dl>
    </section>
  );
}

interface RowProps {
  slug: string;
  filter: Filter;
  choices: readonly CountedChoice[];
}

function Row({ slug, filter: { name, label }, choices }: RowProps) {
  if (choices.length === 0 && name !== "sponsorship") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {choices.length === 0 ? (
          companyPageTexts.noSponsorship
        ) : (
          <ul className={classes.choices}>
            {choices.map((choice) => (
              <li key={choice.slug}>
                <Chip to={paths.jobs({ company: slug, [name]: choice.slug })}>
                  {choice.label}{" "}
                  <span className={classes.count}>
                    {choice.total}
                    <span className="visually-hidden">
                      {companyPageTexts.ofJobs(choice.total ?? 0)}
                    </span>
                  </span>
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
