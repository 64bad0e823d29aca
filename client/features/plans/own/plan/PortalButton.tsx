import type { ReactNode } from "react";
import { ownPlanTexts as texts } from "#texts/own-plans";
import { Button, type ButtonLook } from "../../../../components/ui/Button";
import { Message } from "../../../../components/ui/Message";
import type { PlanPortalPurpose } from "../../../../lib/schema-types.generated";
import { useProviderRedirect } from "../../checkout/use-provider-redirect";
import { useRedirectButton } from "../../checkout/use-redirect-button";
import {
  usePlanPortalMutation,
  type OwnPlan_SubscriptionFragment as Plan,
} from "./OwnPlans.generated";
import classes from "./Plans.module.css";

interface PortalButtonProps extends Pick<ButtonLook, "variant"> {
  plan: Pick<Plan, "id" | "plan">;
  purpose: PlanPortalPurpose;
  children: ReactNode;
}

const words = { failed: texts.notOpened, exception: texts.openError };

/** A button to a page at the payment provider, for one plan. */
export function PortalButton({
  plan: { id, plan },
  purpose,
  variant,
  children,
}: PortalButtonProps) {
  const [openPortal] = usePlanPortalMutation();
  const redirect = useProviderRedirect(words);
  const { busy, problem, press } = useRedirectButton(() =>
    redirect(() => openPortal({ variables: { input: { id, purpose } } })),
  );
  return (
    <div className={classes.portal}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button variant={variant} size="sm" loading={busy} onClick={press}>
        {busy ? texts.opening : children}
        <span className="visually-hidden"> {texts.forPlan(plan.title)}</span>
      </Button>
    </div>
  );
}
