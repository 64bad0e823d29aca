import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { deskPlanTexts as texts } from "#texts/desk-plans";
import { paths } from "#site/paths";
import { formatMoney } from "../../lib/money";
import classes from "./Plans.module.css";
import { PlanState } from "./PlanState";
import type { SoldPlan_PlanFragment as Plan } from "./Plans.generated";

const { columns } = texts;

/** The plans found. On narrow screens, the first cell has what the other columns show. */
export const PlansTable = ({ plans }: { plans: readonly Plan[] }) => (
  <div className={classes.frame}>
    <Table className={classes.table} verticalSpacing="sm" highlightOnHover>
      <Table.Caption className="visually-hidden">{texts.table}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.buyer}</Table.Th>
          <Wide>{columns.plan}</Wide>
          <Wide>{columns.state}</Wide>
          <Wide>{columns.payments}</Wide>
          <Wide>{columns.paid}</Wide>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {plans.map((plan) => (
          <Row key={plan.id} plan={plan} />
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

const Wide = ({ children }: { children: ReactNode }) => (
  <Table.Th scope="col" className={classes.wide}>
    {children}
  </Table.Th>
);

function Row({ plan }: { plan: Plan }) {
  const { months, paymentsMade } = plan;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.person}>
        <PlanLink plan={plan} />
        <div className={classes.narrow}>
          <div>
            <What plan={plan} />
          </div>
          <div>
            <PlanState status={plan.status} />
          </div>
          <div>
            <span className={classes.main}>
              {columns.payments}: {texts.paymentsOf(paymentsMade, months)}
            </span>
            <Paid plan={plan} />
          </div>
        </div>
      </Table.Th>
      <Table.Td className={classes.wide}>
        <What plan={plan} />
      </Table.Td>
      <Table.Td className={classes.wide}>
        <PlanState status={plan.status} />
      </Table.Td>
      <Table.Td className={classes.wide}>{texts.paymentsOf(paymentsMade, months)}</Table.Td>
      <Table.Td className={classes.wide}>
        <Paid plan={plan} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The buyer's name, which leads to the plan, and the address. */
export const PlanLink = ({ plan: { id, buyer } }: { plan: Pick<Plan, "id" | "buyer"> }) => (
  <>
    <Link to={paths.desk("plans", id)} className={classes.name}>
      {buyer?.name ?? texts.formerBuyer}
    </Link>
    {buyer !== null && <span className={classes.sub}>{buyer.email}</span>}
  </>
);

const What = ({ plan: { planTitle, months, startedAt } }: { plan: Plan }) => (
  <>
    <span className={classes.main}>{texts.planOf(planTitle, months)}</span>
    <span className={classes.sub}>{texts.startedOn(startedAt)}</span>
  </>
);

const Paid = ({ plan: { paidAmount, refundedAmount, currency } }: { plan: Plan }) => (
  <>
    <span className={classes.main}>{formatMoney(paidAmount, currency)}</span>
    {refundedAmount > 0 && (
      <span className={classes.sub}>{texts.refunded(formatMoney(refundedAmount, currency))}</span>
    )}
  </>
);
