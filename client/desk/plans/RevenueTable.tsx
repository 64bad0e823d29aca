import { Table } from "@mantine/core";
import { revenueTexts as texts } from "#texts/desk-plans";
import { formatMoney } from "../../lib/money";
import classes from "./Plans.module.css";
import type { RevenueQuery } from "./Plans.generated";

export const FIGURES = ["booked", "received", "due", "refunded", "lost"] as const;
export type Figure = (typeof FIGURES)[number];

/** What came in, went back, and is due in each month. */
export const RevenueTable = ({ months }: { months: RevenueQuery["revenue"] }) => (
  <Table verticalSpacing={4}>
    <Table.Caption className="visually-hidden">{texts.title}</Table.Caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{texts.monthColumn}</Table.Th>
        {FIGURES.map((figure) => (
          <Table.Th key={figure} scope="col" className={classes.number}>
            {texts[figure]}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {months.map((month) => (
        <Table.Tr key={month.month}>
          <Table.Th scope="row" fw={400}>
            {texts.month(month.month)}
          </Table.Th>
          {FIGURES.map((figure) => (
            <Table.Td key={figure} className={classes.number}>
              {formatMoney(month[figure], "USD")}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
