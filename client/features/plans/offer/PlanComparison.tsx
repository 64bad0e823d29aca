import { IconCheck, IconMinus } from "@tabler/icons-react";
import { comparison } from "#content/pricing";
import { plansTexts } from "#texts/plans";
import { formatMoney } from "../../../lib/money";
import type { TermOption } from "./plan-term";
import classes from "./PlanComparison.module.css";
import { usePlansQuery } from "./Plans.generated";

type Row = (typeof comparison.rows)[number];

/** The plans compared line by line: prices, differences, and what both include. */
export function PlanComparison({ term }: { term: TermOption }) {
  const { columns, rows, bothTitle, both } = comparison;
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{comparison.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{plansTexts.feature}</span>
          </th>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows rows={[...usePrices(term), ...rows]} />
      </tbody>
      <tbody>
        <tr className={classes.group}>
          <th colSpan={columns.length + 1} scope="rowgroup">
            {bothTitle}
          </th>
        </tr>
        <Rows rows={both} />
      </tbody>
    </table>
  );
}

/** Rows with the plans' prices; none until they have loaded. */
function usePrices({ months }: TermOption): Row[] {
  const { data } = usePlansQuery();
  const price = (title: string, payments: number): string | null => {
    const plan = data?.plans.find((one) => one.title === title);
    return plan === undefined ? null : formatMoney(plan.monthlyAmount * payments, plan.currency);
  };
  const row = (label: string, payments: number): Row[] => {
    const [first, second] = comparison.columns;
    const values = [price(first, payments), price(second, payments)] as const;
    return values[0] === null || values[1] === null
      ? []
      : [{ label, values: [values[0], values[1]] }];
  };
  return [...row(comparison.pricePerMonth, 1), ...row(comparison.priceInTotal(months), months)];
}

const Rows = ({ rows }: { rows: Row[] }) =>
  rows.map(({ label, values }) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={index} colSpan={values.length === 1 ? 2 : undefined}>
          <Value value={value} />
        </td>
      ))}
    </tr>
  ));

function Value({ value }: { value: boolean | string }) {
  if (typeof value === "string") return value;
  const Icon = value ? IconCheck : IconMinus;
  return (
    <>
      <Icon size={22} className={value ? classes.yes : classes.no} aria-hidden="true" />
      <span className="visually-hidden">
        {value ? plansTexts.included : plansTexts.notIncluded}
      </span>
    </>
  );
}
