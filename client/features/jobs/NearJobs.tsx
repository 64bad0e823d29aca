import { noJobsTexts } from "#texts/no-jobs";
import { paths } from "#site/paths";
import { Chip } from "../../components/ui/Chip";
import type { AskedFacts } from "./asked-facts";
import { JobCard } from "./JobCard";
import { firstPage } from "./job-search";
import listClasses from "./JobList.module.css";
import type { NearJobsQuery } from "./NearJobs.generated";
import classes from "./NoJobs.module.css";
import { useAppliedJobs } from "./use-applied-jobs";
import type { Wish } from "./wishes";

const MOST_CARDS = 6;

/** A wish with the jobs that meet all others. */
export interface NearList {
  wish: Wish;
  total: number;
  jobs: NearJobsQuery["jobLists"][number]["nodes"];
}

/** For each wish, the search without it, with its number of jobs. */
export const NearLinks = ({ lists }: { lists: readonly NearList[] }) => (
  <ul className={classes.near}>
    {lists.map(({ wish: { label, without }, total }) => {
      const address = paths.jobs(firstPage(without));
      return (
        <li key={address}>
          <Chip to={address}>{noJobsTexts.withoutCounted(label, total)}</Chip>
        </li>
      );
    })}
  </ul>
);

/** Jobs that meet all wishes of a search but one, which their cards name. */
export function NearCards({ lists, asked }: { lists: readonly NearList[]; asked: AskedFacts }) {
  const near = nearest(lists).slice(0, MOST_CARDS);
  const applied = useAppliedJobs(near.map(({ job }) => job));
  return (
    <ul className={listClasses.list}>
      {near.map(({ job, missed }) => (
        <li key={job.id}>
          <JobCard {...{ job, asked, missed }} headingLevel={3} appliedAt={applied.get(job.id)} />
        </li>
      ))}
    </ul>
  );
}

/** Jobs of the lists that keep all words first, since those without one may be of another trade. Of these, the rarest are the nearest. */
const nearest = (lists: readonly NearList[]) => [
  ...inTurns(lists.filter(({ wish }) => !wish.isWord)),
  ...inTurns(lists.filter(({ wish }) => wish.isWord).toSorted((a, b) => a.total - b.total)),
];

/** The first job of each list, then the second ones, and so on. No job is in two lists. */
function inTurns(lists: readonly NearList[]) {
  const longest = Math.max(0, ...lists.map(({ jobs }) => jobs.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap(({ wish, jobs }) => {
      const job = jobs[at];
      return job ? [{ job, missed: wish.label }] : [];
    }),
  ).flat();
}
