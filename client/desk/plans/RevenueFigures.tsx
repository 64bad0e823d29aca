import { revenueTexts as texts } from "#texts/desk-plans";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { formatMoney } from "../../lib/money";
import { FRESH } from "../../lib/use-list";
import { BarColumns } from "../figures/BarColumns";
import { FigureCard, type FigureRow } from "../figures/FigureCard";
import classes from "./Plans.module.css";
import { useRevenueQuery, type RevenueQuery } from "./Plans.generated";

type Month = RevenueQuery["revenue"][number];

const FIGURES = ["booked", "received", "refunded", "due"] as const;
const NOTES = {
  booked: texts.bookedNote,
  received: texts.receivedNote,
  refunded: texts.refundedNote,
  due: texts.dueNote,
};

/** Booked, received, refunded, and due, by month. */
export function RevenueFigures() {
  const { data, error, loading, refetch } = useRevenueQuery(FRESH);
  if (data === undefined)
    return error === undefined ? (
      <div className={classes.figures} aria-busy="true">
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="15rem" radius="var(--radius-lg)" />
        ))}
      </div>
    ) : (
      <ErrorState
        title={texts.failed}
        retrying={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <div className={classes.figures}>
      {FIGURES.map((figure) => (
        <FigureCard
          key={figure}
          title={texts[figure]}
          note={NOTES[figure]}
          columns={[texts.monthColumn, texts[figure]]}
          rows={rowsOf(data.revenue, figure)}
          picture={(rows) => <BarColumns rows={rows} />}
        />
      ))}
    </div>
  );
}

/** Months to come have payments that are due, and those that are over have everything else. */
function rowsOf(months: readonly Month[], figure: (typeof FIGURES)[number]): FigureRow[] {
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
