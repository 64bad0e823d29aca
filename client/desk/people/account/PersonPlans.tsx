import { personAccountTexts as texts } from "#texts/desk-people";
import { billingTexts } from "#texts/billing";
import { longFirmDay } from "#texts/long-day";
import { Badge } from "../../../components/ui/Badge";
import { DotList } from "../../../components/ui/DotList";
import type { Account } from "./account";
import { Part } from "../../parts/Part";
import parts from "../People.module.css";

/** The plans that the person bought, newest first. */
export const PersonPlans = ({ subscriptions }: Pick<Account, "subscriptions">) => (
  <Part id="person-plans" title={texts.plans}>
    {subscriptions.length === 0 && <p className={parts.detail}>{texts.noPlans}</p>}
    <ul className={parts.applications}>
      {subscriptions.map(({ id, plan, status, startedAt, endsAt, paymentsMade, paymentsTotal }) => (
        <li key={id}>
          <p className={parts.head}>
            <strong>{plan.title}</strong> <Badge>{texts.planStates[status]}</Badge>
          </p>
          <p className={parts.detail}>
            <DotList
              items={[
                texts.started(longFirmDay(startedAt)),
                billingTexts.paymentOf(paymentsMade, paymentsTotal),
                ...(endsAt === null ? [] : [texts.ends(longFirmDay(endsAt))]),
              ]}
            />
          </p>
        </li>
      ))}
    </ul>
  </Part>
);
