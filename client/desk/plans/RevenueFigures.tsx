import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { figureTexts } from "#texts/desk-figures";
import { revenueTexts as texts } from "#texts/desk-plans";
import { Unloaded } from "../../components/ui/Unloaded";
import { Skeleton } from "../../components/ui/Skeleton";
import { formatMoney } from "../../lib/money";
import { FRESH } from "../../lib/use-list";
import { BarColumns } from "../figures/BarColumns";
import type { FigureRow } from "../figures/FigureCard";
import { Part } from "../parts/Part";
import classes from "./Plans.module.css";
import { useRevenueQuery, type RevenueQuery } from "./Plans.generated";
import { FIGURES, RevenueTable, type Figure } from "./RevenueTable";

type Months = RevenueQuery["revenue"];

const NOTES: Record<Figure, string> = {
  booked: texts.bookedNote,
  received: texts.receivedNote,
  refunded: texts.refundedNote,
  lost: texts.lostNote,
  due: texts.dueNote,
};

/** Booked, received, refunded, and due, by month: small pictures next to each other, or one table. */
export function RevenueFigures() {
  const query = useRevenueQuery(FRESH);
  const { data } = query;
  const [shows, setShows] = useState<"picture" | "table">("picture");
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        failed={texts.failed}
        skeleton={<Skeleton height="17rem" radius="var(--radius-lg)" />}
      />
    );
  return (
    <Part
      id="revenue"
      title={texts.title}
      actions={
        <SegmentedControl
          size="xs"
          value={shows}
          onChange={setShows}
          aria-label={figureTexts.showAs(texts.title)}
          data={[
            { value: "picture", label: figureTexts.picture },
            { value: "table", label: figureTexts.table },
          ]}
        />
      }
    >
      {shows === "picture" ? (
        <>
          <Pictures months={data.revenue} />
          <div className="visually-hidden">
            <RevenueTable months={data.revenue} />
          </div>
        </>
      ) : (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={texts.title}>
          <RevenueTable months={data.revenue} />
        </div>
      )}
    </Part>
  );
}

/** The table has the same data, so the pictures are hidden from screen readers. */
const Pictures = ({ months }: { months: Months }) => (
  <div aria-hidden="true" className={classes.figures}>
    {FIGURES.map((figure) => {
      const rows = rowsOf(months, figure);
      const sum = rows.reduce((total, { value }) => total + value, 0);
      return (
        <div key={figure} className={classes.figure}>
          <p className={classes.figureName}>{texts[figure]}</p>
          <p className={classes.sum}>{formatMoney(sum, "USD")}</p>
          <p className={classes.muted}>{NOTES[figure]}</p>
          {sum !== 0 && (
            <div className={classes.chart}>
              <BarColumns rows={rows} />
            </div>
          )}
        </div>
      );
    })}
  </div>
);

/** Months to come have payments that are due, and those that are over have everything else. */
function rowsOf(months: Months, figure: Figure): FigureRow[] {
  const now = months.length - AHEAD - 1;
  const shown = figure === "due" ? months.slice(now) : months.slice(0, now + 1);
  return shown.map((month) => ({
    label: texts.month(month.month),
    value: month[figure],
    words: formatMoney(month[figure], "USD"),
  }));
}

/** How many months to come the API returns. */
const AHEAD = 5;
