import { overviewTexts } from "#texts/account-overview";
import { Meter } from "../../../components/ui/Meter";
import type { Overview_PlanFragment as Plan } from "./Overview.generated";
import classes from "./Overview.module.css";

const { plans: texts } = overviewTexts;

/** A running plan: what is paid of it, and when it ends. */
export function PlanBar({ plan }: { plan: Plan }) {
  const { plan: bought, endsAt, paymentsMade, paymentsTotal } = plan;
  return (
    <li className={classes.row}>
      <p className={classes.name}>{bought.title}</p>
      <Meter percent={(paymentsMade / paymentsTotal) * 100} />
      <p className={classes.facts}>
        {texts.payments(paymentsMade, paymentsTotal)} {endsAt !== null && texts.ends(endsAt)}
      </p>
    </li>
  );
}
