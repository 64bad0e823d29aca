import { Checkbox, Table } from "@mantine/core";
import { Link } from "react-router-dom";
import { deskJobsTexts } from "#texts/desk-jobs";
import { stageNames } from "#texts/stages";
import { paths } from "#site/paths";
import { JobMenu } from "../actions/JobMenu";
import type { DeskJob_JobFragment } from "../DeskJob.generated";
import { Expiry } from "../Expiry";
import classes from "../Jobs.module.css";
import { countIn, SHOWN_STAGES } from "../stage-counts";
import { StatusBadge } from "../StatusBadge";
import type { Selection } from "./use-selection";

export interface JobRowsProps {
  jobs: readonly DeskJob_JobFragment[];
  selection: Selection;
}

const { columns } = deskJobsTexts;

/** The jobs as a table. */
export const JobsTable = ({ jobs, selection }: JobRowsProps) => (
  <Table.ScrollContainer minWidth={1040} className={classes.frame}>
    <Table className={classes.table} verticalSpacing="xs" highlightOnHover>
      <Table.Caption className="visually-hidden">{deskJobsTexts.tableName}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" w={44}>
            <Checkbox
              aria-label={deskJobsTexts.selectAll}
              checked={selection.ids.length === jobs.length}
              indeterminate={selection.ids.length > 0 && selection.ids.length < jobs.length}
              onChange={selection.toggleAll}
            />
          </Table.Th>
          <Table.Th scope="col">{columns.job}</Table.Th>
          <Table.Th scope="col">{columns.status}</Table.Th>
          {SHOWN_STAGES.map((stage) => (
            <Table.Th key={stage} scope="col" className={classes.number}>
              {stageNames[stage]}
            </Table.Th>
          ))}
          <Table.Th scope="col" className={classes.number}>
            {columns.views}
          </Table.Th>
          <Table.Th scope="col" className={classes.number}>
            {columns.age}
          </Table.Th>
          <Table.Th scope="col">{columns.openUntil}</Table.Th>
          <Table.Th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} selection={selection} />
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);

function JobRow({ job, selection }: { job: DeskJob_JobFragment; selection: Selection }) {
  const title = job.role || deskJobsTexts.untitled;
  return (
    <Table.Tr data-selected={selection.has(job.id) || undefined}>
      <Table.Td>
        <Checkbox
          aria-label={deskJobsTexts.select(title)}
          checked={selection.has(job.id)}
          onChange={() => selection.toggle(job.id)}
        />
      </Table.Td>
      <Table.Th scope="row" fw={400}>
        <Link to={paths.desk("jobs", job.id)} className={classes.role}>
          {title}
        </Link>
        <span className={classes.sub}>{deskJobsTexts.codeAt(job.code, job.company.name)}</span>
      </Table.Th>
      <Table.Td>
        <StatusBadge job={job} />
      </Table.Td>
      {SHOWN_STAGES.map((stage) => {
        const value = countIn(job.applicationCounts, stage);
        return (
          <Table.Td key={stage} className={classes.number} data-empty={!value || undefined}>
            {value === null ? deskJobsTexts.none : deskJobsTexts.count(value)}
          </Table.Td>
        );
      })}
      <Table.Td className={classes.number}>{deskJobsTexts.count(job.viewCount ?? 0)}</Table.Td>
      <Table.Td className={classes.number}>{deskJobsTexts.days(job.ageDays ?? 0)}</Table.Td>
      <Table.Td>
        <Expiry job={job} />
      </Table.Td>
      <Table.Td>
        <JobMenu job={job} />
      </Table.Td>
    </Table.Tr>
  );
}
