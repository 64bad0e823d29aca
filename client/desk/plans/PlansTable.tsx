import { Table } from "@mantine/core";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { paths } from "#site/paths";
import { formatMoney } from "../../lib/money";
import { ListTable, RowHead, Wide, WideHead } from "../parts/ListTable";
import words from "../parts/Words.module.css";
import { PlanState } from "./PlanState";
import type { SoldPlan_PlanFragment as Plan } from "./Plans.generated";

const { columns } = texts;

/** The plans found. On narrow screens, the first cell has what the other columns show. */
export const PlansTable = ({ plans }: { plans: readonly Plan[] }) => (
  <ListTable
    caption={texts.table}
    columns={
      <>
        <Table.Th scope="col">{columns.buyer}</Table.Th>
        <WideHead>{columns.plan}</WideHead>
        <WideHead>{columns.state}</WideHead>
        <WideHead>{columns.payments}</WideHead>
        <WideHead>{columns.paid}</WideHead>
      </>
    }
  >
    {plans.map((plan) => (
      <Row key={plan.id} plan={plan} />
    ))}
  </ListTable>
);

function Row({ plan }: { plan: Plan }) {
  const { months, paymentsMade } = plan;
  const payments = texts.paymentsOf(paymentsMade, months);
  return (
    <Table.Tr>
      <RowHead
        narrow={[
          <PlanWords key="plan" plan={plan} />,
          <PlanState key="state" status={plan.status} />,
          <Fragment key="payments">
            <span className={words.main}>
              {columns.payments}: {payments}
            </span>
            <Paid plan={plan} />
          </Fragment>,
        ]}
      >
        <PlanLink plan={plan} />
      </RowHead>
      <Wide>
        <PlanWords plan={plan} />
      </Wide>
      <Wide>
        <PlanState status={plan.status} />
      </Wide>
      <Wide>{payments}</Wide>
      <Wide>
        <Paid plan={plan} />
      </Wide>
    </Table.Tr>
  );
}

/** The buyer's name, which leads to the plan, and the address. */
export const PlanLink = ({ plan: { id, buyer } }: { plan: Pick<Plan, "id" | "buyer"> }) => (
  <>
    <Link to={paths.desk("plans", id)} className={words.name}>
      {buyer?.name ?? texts.formerBuyer}
    </Link>
    {buyer !== null && <span className={words.sub}>{buyer.email}</span>}
  </>
);

/** Which plan it is, and since when. */
export const PlanWords = ({
  plan: { planTitle, months, startedAt },
}: {
  plan: Pick<Plan, "planTitle" | "months" | "startedAt">;
}) => (
  <>
    <span className={words.main}>{texts.planOf(planTitle, months)}</span>
    <span className={words.sub}>{texts.startedOn(startedAt)}</span>
  </>
);

const Paid = ({ plan: { paidAmount, refundedAmount, lostAmount, currency } }: { plan: Plan }) => (
  <>
    <span className={words.main}>{formatMoney(paidAmount, currency)}</span>
    {refundedAmount > 0 && (
      <span className={words.sub}>{texts.refunded(formatMoney(refundedAmount, currency))}</span>
    )}
    {lostAmount > 0 && (
      <span className={words.sub}>{texts.lost(formatMoney(lostAmount, currency))}</span>
    )}
  </>
);
