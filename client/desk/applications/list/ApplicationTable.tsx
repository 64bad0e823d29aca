import { Checkbox, Table } from "@mantine/core";
import { Link } from "react-router-dom";
import { applicationListTexts as texts, deskApplicationTexts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { dateTime } from "../../../lib/date-time";
import { usDate } from "../../../lib/us-date";
import type { ApplicationRowFragment } from "../Applications.generated";
import { ApplicationLink } from "../ApplicationLink";
import { MoveMenu } from "../MoveMenu";
import { StageBadge } from "../StageBadge";
import { StageTime } from "../StageTime";
import { useMoves } from "../use-moves";
import classes from "./List.module.css";

interface ApplicationTableProps {
  applications: readonly ApplicationRowFragment[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  isOfOneJob: boolean;
}

/** The rows of a list. On narrow screens, the candidate's cell also has what the other columns show. */
export function ApplicationTable(props: ApplicationTableProps) {
  const { applications, selected, onSelect, isOfOneJob } = props;
  // Apollo's cache has the moved application, which every list shows.
  const { move, dialog } = useMoves(() => undefined);
  const ids = () => applications.map(({ id }) => id);
  const isAll = applications.every(({ id }) => selected.has(id));
  const toggle = (id: string, isOn: boolean) => {
    const others = [...selected].filter((each) => each !== id);
    onSelect(new Set(isOn ? [...others, id] : others));
  };
  return (
    <>
      <div className={classes.frame}>
        <Table className={classes.table} verticalSpacing="xs" highlightOnHover>
          <Table.Caption className="visually-hidden">{texts.caption}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" className={classes.check}>
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={isAll}
                  indeterminate={!isAll && selected.size > 0}
                  onChange={({ currentTarget }) =>
                    onSelect(new Set(currentTarget.checked ? ids() : []))
                  }
                />
              </Table.Th>
              <Table.Th scope="col">{texts.candidate}</Table.Th>
              {!isOfOneJob && (
                <Table.Th scope="col" className={classes.wide}>
                  {texts.job}
                </Table.Th>
              )}
              <Table.Th scope="col" className={classes.wide}>
                {deskApplicationTexts.stage}
              </Table.Th>
              <Table.Th scope="col" className={classes.wide}>
                {texts.assignee}
              </Table.Th>
              <Table.Th scope="col" className={classes.wide}>
                {texts.appliedOn}
              </Table.Th>
              <Table.Th scope="col" className={classes.action}>
                <span className="visually-hidden">{texts.actions}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {applications.map((application) => {
              const { id, name, location, status, appliedAt, allowedMoves, job } = application;
              const { stageChangedAt, assigneeName } = application;
              return (
                <Table.Tr key={id} data-selected={selected.has(id) || undefined}>
                  <Table.Td className={classes.check}>
                    <Checkbox
                      aria-label={texts.select(name)}
                      checked={selected.has(id)}
                      onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
                    />
                  </Table.Td>
                  <Table.Th scope="row" className={classes.person}>
                    <ApplicationLink id={id} ids={ids} className={classes.name}>
                      {name}
                    </ApplicationLink>
                    <span className={classes.detail}>{location}</span>
                    <span className={classes.narrow}>
                      {!isOfOneJob && <span>{job.role}</span>}
                      <StageBadge stage={status} />
                      <span>{deskApplicationTexts.applied(usDate(appliedAt))}</span>
                      <span>
                        <StageTime since={stageChangedAt} />
                      </span>
                      {assigneeName !== null && (
                        <span>
                          {deskApplicationTexts.assignedTo} {assigneeName}
                        </span>
                      )}
                    </span>
                  </Table.Th>
                  {!isOfOneJob && (
                    <Table.Td className={classes.wide}>
                      <Link to={paths.desk("jobs", job.id, "applications")} className={classes.job}>
                        {job.role}
                      </Link>
                      <span className={classes.detail}>{job.company.name}</span>
                    </Table.Td>
                  )}
                  <Table.Td className={classes.wide}>
                    <StageBadge stage={status} />
                    <span className={classes.detail}>
                      <StageTime since={stageChangedAt} />
                    </span>
                  </Table.Td>
                  <Table.Td className={classes.wide}>{assigneeName}</Table.Td>
                  <Table.Td className={classes.wide}>
                    <time dateTime={appliedAt} title={dateTime(appliedAt)}>
                      {usDate(appliedAt)}
                    </time>
                  </Table.Td>
                  <Table.Td className={classes.action}>
                    {allowedMoves.length > 0 && (
                      <MoveMenu
                        application={application}
                        onMove={(stage) => void move(application, stage)}
                      />
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
      {dialog}
    </>
  );
}
