import { payRankTexts } from "#texts/pay-rank";
import { payTexts } from "#texts/pay";
import type { JobDetail_JobFragment } from "./JobDetail.generated";
import classes from "./JobPay.module.css";
import { amountOf, payPer, rounded, type Pay } from "./pay";

export interface PayRankProps {
  pay: Pay;
  context: NonNullable<JobDetail_JobFragment["payContext"]>;
}

/** A picture of the pay of similar jobs. The words below it say the same, so screen readers skip it. */
export function PayRank({ pay, context }: PayRankProps) {
  const { family, payLessCount, jobCount } = context;
  const { lowestTenth, lowerQuartile, upperQuartile, highestTenth } = context;
  const own = payPer("HOUR", pay);
  const start = Math.min(lowestTenth, own.min);
  const width = Math.max(highestTenth, own.max) - start;
  const share = (amount: number) => `${((amount / width) * 100).toFixed(2)}%`;
  const bar = (from: number, to: number) => ({ x: share(from - start), width: share(to - from) });
  const half = { ...own, min: lowerQuartile, max: upperQuartile };
  const halfPays = amountOf(rounded(payPer(pay.period, half)));
  return (
    <div className={classes.rank}>
      <svg className={classes.picture} aria-hidden="true" focusable="false">
        <rect {...bar(lowestTenth, highestTenth)} y="11" height="2" className={classes.all} />
        <rect {...bar(lowerQuartile, upperQuartile)} y="6" height="12" className={classes.half} />
        <rect {...bar(own.min, own.max)} y="1" height="22" className={classes.own} />
      </svg>
      <p className={classes.words} data-key="own">
        {payRankTexts.rank(family, payLessCount, jobCount)}
      </p>
      <p className={classes.words} data-key="half">
        {payRankTexts.half(payTexts.per[pay.period](halfPays))}
      </p>
    </div>
  );
}
