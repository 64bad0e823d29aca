import { Table } from "@mantine/core";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { deskIntakeTexts } from "#texts/intakes";
import { EmptyState } from "../../components/ui/EmptyState";
import { LoadedList } from "../../components/ui/LoadedList";
import { FRESH, useList } from "../../lib/use-list";
import { ListTable, RowHead, Wide, WideHead } from "../parts/ListTable";
import words from "../parts/Words.module.css";
import { usePlansToDeliverQuery, type PlansToDeliverQuery } from "./Plans.generated";
import { PlanLink, PlanWords } from "./PlansTable";

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
    <LoadedList
      list={list}
      failedTitle={texts.failed}
      empty={<EmptyState title={texts.nothingDue}>{texts.nothingDueText}</EmptyState>}
    >
      {(dues) => (
        <ListTable
          caption={texts.dueTable}
          columns={
            <>
              <Table.Th scope="col">{columns.buyer}</Table.Th>
              <WideHead>{columns.next}</WideHead>
              <WideHead>{columns.plan}</WideHead>
            </>
          }
        >
          {dues.map((due) => (
            <Row key={due.plan.id} due={due} />
          ))}
        </ListTable>
      )}
    </LoadedList>
  );
}

const Row = ({ due }: { due: DueDelivery }) => (
  <Table.Tr>
    <RowHead narrow={[<Next key="next" due={due} />, <PlanWords key="plan" plan={due.plan} />]}>
      <PlanLink plan={due.plan} />
    </RowHead>
    <Wide>
      <Next due={due} />
    </Wide>
    <Wide>
      <PlanWords plan={due.plan} />
    </Wide>
  </Table.Tr>
);

const Next = ({ due: { kind, dueOn, isOverdue, plan } }: { due: DueDelivery }) => (
  <>
    <span className={words.main}>{texts.kinds[kind]}</span>
    <span className={words.sub} data-urgent={isOverdue}>
      {isOverdue ? texts.overdue(dueOn) : texts.dueOn(dueOn)}
    </span>
    {plan.intake.missing.length > 0 && (
      <span className={words.sub}>{deskIntakeTexts.missing(plan.intake.missing)}</span>
    )}
  </>
);
