import { overviewTexts } from "#texts/account-overview";
import { Meter } from "../../../components/ui/Meter";
import { useNow } from "../../../lib/now";
import type { Overview_PlanFragment as Plan } from "./Overview.generated";
import classes from "./Overview.module.css";

const { plans: texts } = overviewTexts;

/** How much of the plan's time is over, 0 to 100. */
function percentOver({ startedAt, endsAt }: Plan, now: Date): number {
  if (endsAt === null) return 0;
  const start = Date.parse(startedAt);
  const length = Date.parse(endsAt) - start;
  const over = length <= 0 ? 1 : (now.getTime() - start) / length;
  return Math.round(Math.min(1, Math.max(0, over)) * 100);
}

/** A running plan: how far it is, and what is paid. */
export function PlanBar({ plan }: { plan: Plan }) {
  const now = useNow();
  const { plan: bought, endsAt, paymentsMade, paymentsTotal } = plan;
  return (
    <li className={classes.row}>
      <p className={classes.name}>{bought.title}</p>
      <Meter percent={percentOver(plan, now)} />
      <p className={classes.facts}>
        {texts.payments(paymentsMade, paymentsTotal)} {endsAt !== null && texts.ends(endsAt)}
      </p>
    </li>
  );
}
