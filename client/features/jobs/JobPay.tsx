import { memo } from "react";
import { payTexts } from "#texts/pay";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { Unbroken } from "../../components/ui/Unbroken";
import { used } from "../../lib/idle";
import { preloadable } from "../../lib/lazy-component";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobPay.module.css";
import { amountOf, payPer, rounded } from "./pay";
import type { PayRankProps } from "./PayRank";

/** Nothing in it reacts: on a page that the server drew, its code is only for another job. */
const rank = preloadable(
  () => import("./PayRank"),
  ({ PayRank }) => PayRank,
  used,
);

/** Loads the picture of how the pay compares, for a page that is drawn with it. */
export const preloadPayRank = rank.preload;

/** The pay at the top of a job's page, per year and per hour, and how it compares. */
export function JobPay({ job }: { job: JobDetail_JobFragment }) {
  const { salary, salaryRange: pay, payContext } = job;
  if (pay === null) {
    return (
      <p className={classes.text}>
        <span className="visually-hidden">{payTexts.label} </span>
        <Unbroken text={salary} />
      </p>
    );
  }
  const other = pay.period === "YEAR" ? "HOUR" : "YEAR";
  const converted = amountOf(rounded(payPer(other, pay)));
  return (
    <div className={classes.pay}>
      <p>
        <span className="visually-hidden">{payTexts.label} </span>
        <strong className={classes.amount}>{amountOf(pay)}</strong>{" "}
        <span className={classes.period}>{payTexts.period[pay.period]}</span>{" "}
        <span className={classes.about}>{payTexts.about(payTexts.per[other](converted))}</span>
      </p>
      {payContext !== null && <LateRank pay={pay} context={payContext} />}
    </div>
  );
}

/** Rendered anew for another job only: until its code is there, React would take the server's picture away. */
const LateRank = memo(function LateRank(props: PayRankProps) {
  return (
    <GapBoundary>
      <rank.Component {...props} />
    </GapBoundary>
  );
});
