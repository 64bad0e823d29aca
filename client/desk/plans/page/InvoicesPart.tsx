import { Table } from "@mantine/core";
import { deskPlanTexts, planPageTexts as texts } from "#texts/desk-plans";
import { formatMoney } from "../../../lib/money";
import { Part } from "../../parts/Part";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

type Invoice = ViewedPlan["invoices"][number];

/** The monthly payments, and what was paid back of each or lost. */
export const InvoicesPart = ({ plan }: { plan: ViewedPlan }) => (
  <Part id="plan-invoices" title={texts.invoices}>
    {plan.invoices.length === 0 ? (
      <p className={classes.muted}>{texts.noInvoices}</p>
    ) : (
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.invoiceList}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.invoiceColumns.day}</Table.Th>
              <Table.Th scope="col">{texts.invoiceColumns.state}</Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {texts.invoiceColumns.amount}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {plan.invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    )}
  </Part>
);

function Row({ invoice }: { invoice: Invoice }) {
  const { status, number, amount, amountRefunded, amountLost, currency, paidAt, createdAt } =
    invoice;
  const day = paidAt ?? createdAt;
  return (
    <Table.Tr>
      <Table.Td>
        <span className={words.main}>{day === null ? texts.unknown : deskPlanTexts.on(day)}</span>
        {number !== null && <span className={words.sub}>{number}</span>}
      </Table.Td>
      <Table.Td>
        <span className={words.main}>{texts.invoiceStates[status]}</span>
        <span className={words.sub} data-urgent={invoice.needsAction}>
          {detailOf(invoice)}
        </span>
      </Table.Td>
      <Table.Td className={classes.number}>
        <span className={words.main}>{formatMoney(amount, currency)}</span>
        {amountRefunded > 0 && (
          <span className={words.sub}>
            {texts.refundedOf(formatMoney(amountRefunded, currency))}
          </span>
        )}
        {amountLost > 0 && (
          <span className={words.sub}>{deskPlanTexts.lost(formatMoney(amountLost, currency))}</span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function detailOf({ needsAction, nextAttemptAt, status }: Invoice): string | null {
  if (status !== "OPEN") return null;
  if (needsAction) return texts.needsAction;
  return nextAttemptAt === null ? null : texts.tryAgain(nextAttemptAt);
}
