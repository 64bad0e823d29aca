import { Link } from "react-router-dom";
import { contentPageTexts } from "#texts/content-page";
import { Section } from "../../components/marketing/Section";
import { Unbroken } from "../../components/ui/Unbroken";
import { formatMoney } from "../../lib/money";
import type { Industry } from "../../lib/schema-types.generated";
import { paths } from "#site/paths";
import {
  useIndustryPayQuery,
  type IndustryPayQuery,
  type IndustryPayQueryVariables,
} from "./IndustryPay.generated";
import classes from "./IndustryPay.module.css";
import { hourly, payScale, type HourlyPay } from "./pay-scale";

const SHOWN = 9;
/** Each role is shown once, so more are asked for. */
const ASKED = 2 * SHOWN;
/** Minimum width of a range, as a share of the scale, so that a single amount is visible. */
const MIN_WIDTH = 0.02;

/** Shared with the page's prefetch, which must use the same variables. */
export const industryPayOf = (industry: Industry): IndustryPayQueryVariables => ({
  first: ASKED,
  industry,
});

type PaidJob = IndustryPayQuery["jobs"]["edges"][number]["node"];

interface Row extends HourlyPay {
  job: PaidJob;
}

/** The newest job of each role, the best paid first. Only one currency: without an exchange rate, two cannot share a scale. */
function rowsOf(jobs: readonly PaidJob[]): { rows: Row[]; currency: string } {
  const currency =
    jobs.find(({ salaryRange }) => salaryRange !== null)?.salaryRange?.currency ?? "";
  const paid = jobs.flatMap((job) =>
    job.salaryRange?.currency === currency ? [{ job, ...hourly(job.salaryRange) }] : [],
  );
  const rows = paid
    .filter(({ job: { role } }, index) => paid.findIndex(({ job }) => job.role === role) === index)
    .slice(0, SHOWN);
  return { rows: rows.sort((a, b) => b.to - a.to), currency };
}

/** Pay of an industry's newest jobs, each as a range on a common scale of hourly pay. */
export function IndustryPay({ industry }: { industry: Industry }) {
  const { data } = useIndustryPayQuery({ variables: industryPayOf(industry) });
  const { rows, currency } = rowsOf(data?.jobs.edges.map(({ node }) => node) ?? []);
  // Optional, and the job list above reports a failure.
  if (rows.length < 2) return null;
  const { start, end, ticks } = payScale(rows);
  const minWidth = (end - start) * MIN_WIDTH;
  const percent = (pay: number) => `${(((pay - start) / (end - start)) * 100).toFixed(2)}%`;
  return (
    <Section title={contentPageTexts.pays} lead={contentPageTexts.paysLead}>
      <figure className={classes.figure}>
        <ul className={classes.rows}>
          {rows.map(({ job, from, to }) => (
            <li key={job.id} className={classes.row}>
              <Link to={paths.jobDetails(job.id)} className={classes.link}>
                <Unbroken text={job.role} />
              </Link>
              <span className={classes.place}>{job.companyLocation}</span>
              <svg className={classes.bar} aria-hidden="true" focusable="false">
                {ticks.map((tick) => (
                  <rect
                    key={tick}
                    x={percent(tick)}
                    width="1"
                    height="100%"
                    className={classes.tick}
                  />
                ))}
                <rect
                  x={percent(from)}
                  y="50%"
                  width={percent(start + Math.max(to - from, minWidth))}
                  height="12"
                  rx="6"
                  className={classes.range}
                />
              </svg>
              <span className={classes.salary}>
                <Unbroken text={job.salary} />
              </span>
            </li>
          ))}
        </ul>
        <svg className={classes.scale} aria-hidden="true" focusable="false">
          {ticks.map((tick) => (
            <text key={tick} x={percent(tick)} y="14">
              {formatMoney(tick * 100, currency, "any")}
            </text>
          ))}
        </svg>
        <figcaption className={classes.caption}>{contentPageTexts.payScale}</figcaption>
      </figure>
    </Section>
  );
}
