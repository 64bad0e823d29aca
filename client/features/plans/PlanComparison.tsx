import { IconCheck, IconMinus } from "@tabler/icons-react";
import { comparison } from "#content/pricing";
import { plansTexts } from "#texts/plans";
import classes from "./PlanComparison.module.css";

/** What the plans hold, line by line, with what neither of them can promise. */
export const PlanComparison = () => (
  <table className={classes.table}>
    <caption className="visually-hidden">{comparison.title}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{plansTexts.feature}</span>
        </th>
        {comparison.columns.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {comparison.rows.map(({ label, values }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {values.map((value, index) => (
            <td key={comparison.columns[index]}>
              <Value value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

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
