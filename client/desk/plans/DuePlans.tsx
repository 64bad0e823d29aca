import { Table } from "@mantine/core";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { EmptyState } from "../../components/ui/EmptyState";
import { Loaded } from "../../components/ui/Loaded";
import { FRESH, useList } from "../../lib/use-list";
import classes from "./Plans.module.css";
import { usePlansToDeliverQuery, type PlansToDeliverQuery } from "./Plans.generated";
import { PlanLink } from "./PlansTable";

type DueDelivery = PlansToDeliverQuery["dueDeliveries"]["nodes"][number];

const DAYS = 7;
const { columns } = texts;

/** What running plans need within a week, overdue first. */
export function DuePlans() {
  const query = usePlansToDeliverQuery({ ...FRESH, variables: { withinDays: DAYS } });
  const list = useList(
    query,
    ({ dueDeliveries }: PlansToDeliverQuery) => dueDeliveries,
    ({ dueDeliveries }, nodes) => ({ dueDeliveries: { ...dueDeliveries, nodes } }),
  );
  return (
    <Loaded
      list={list}
      failedTitle={texts.failed}
      empty={<EmptyState title={texts.nothingDue}>{texts.nothingDueText}</EmptyState>}
    >
      {(dues) => (
        <div className={classes.frame}>
          <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
            <Table.Caption className="visually-hidden">{texts.dueTable}</Table.Caption>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{columns.buyer}</Table.Th>
                <Table.Th scope="col">{columns.next}</Table.Th>
                <Table.Th scope="col" className={classes.wide}>
                  {columns.plan}
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {dues.map((due) => (
                <Row key={due.plan.id} due={due} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Loaded>
  );
}

const Row = ({ due: { plan, kind, dueOn, isOverdue } }: { due: DueDelivery }) => (
  <Table.Tr>
    <Table.Th scope="row" className={classes.person}>
      <PlanLink plan={plan} />
    </Table.Th>
    <Table.Td>
      <span className={classes.main}>{texts.kinds[kind]}</span>
      <span className={classes.sub} data-urgent={isOverdue}>
        {isOverdue ? texts.overdue(dueOn) : texts.dueOn(dueOn)}
      </span>
    </Table.Td>
    <Table.Td className={classes.wide}>
      <span className={classes.main}>{texts.planOf(plan.planTitle, plan.months)}</span>
      <span className={classes.sub}>{texts.startedOn(plan.startedAt)}</span>
    </Table.Td>
  </Table.Tr>
);
