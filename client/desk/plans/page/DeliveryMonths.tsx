import { Table } from "@mantine/core";
import { deliveryTexts as texts } from "#texts/desk-plans";
import { figureTexts } from "#texts/desk-figures";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

type Deliveries = ViewedPlan["deliveries"];

const COUNTED = ["SUBMISSIONS", "VIEWS", "REPLIES", "INTERVIEWS"] as const;

/** Submissions, views, replies, and interviews of each month. */
export function DeliveryMonths({ deliveries }: { deliveries: Deliveries }) {
  const months = [...new Set(deliveries.map(monthOf))].sort().reverse();
  if (!deliveries.some(({ count }) => count !== null)) return null;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.byMonth}>
      <Table verticalSpacing={4} className={classes.months}>
        <Table.Caption className="visually-hidden">{texts.byMonth}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{texts.monthColumn}</Table.Th>
            {COUNTED.map((kind) => (
              <Table.Th key={kind} scope="col" className={classes.number}>
                {texts.kinds[kind]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map((month) => (
            <Table.Tr key={month}>
              <Table.Th scope="row" fw={400}>
                {texts.month(month)}
                <span className={classes.sums}>
                  {COUNTED.map((kind) => (
                    <span key={kind}>
                      {texts.counted(texts.kinds[kind], sumOf(deliveries, month, kind))}
                    </span>
                  ))}
                </span>
              </Table.Th>
              {COUNTED.map((kind) => (
                <Table.Td key={kind} className={classes.number}>
                  {figureTexts.count(sumOf(deliveries, month, kind))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const monthOf = ({ deliveredOn }: Deliveries[number]): string => deliveredOn.slice(0, 7);

const sumOf = (deliveries: Deliveries, month: string, kind: string): number =>
  deliveries
    .filter((each) => monthOf(each) === month && each.kind === kind)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
