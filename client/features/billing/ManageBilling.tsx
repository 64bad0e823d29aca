import { billingTexts } from "#texts/billing";
import { Button, type ButtonLook } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import type { PortalReturnPage } from "../../lib/schema-types.generated";
import classes from "./ManageBilling.module.css";
import { useOpenBillingPortalMutation } from "./OpenBillingPortal.generated";
import { useLeaving } from "./use-leaving";
import { useWayOut } from "./use-way-out";

interface ManageBillingProps extends Pick<ButtonLook, "variant" | "size" | "fullWidth"> {
  /** Where the portal leads back to. */
  returnTo: PortalReturnPage;
  label?: string;
}

const texts = { failed: billingTexts.portalFailed, exception: billingTexts.portalError };

/** Leads to the payment provider's own page about this person's invoices and card. */
export function ManageBilling({
  returnTo,
  label = billingTexts.manageBilling,
  ...look
}: ManageBillingProps) {
  const [openPortal] = useOpenBillingPortalMutation();
  const wayOut = useWayOut(texts);
  const { busy, problem, leave } = useLeaving(() =>
    wayOut(
      async () =>
        (await openPortal({ variables: { input: { returnTo } } })).data?.openBillingPortal,
    ),
  );
  return (
    <div className={classes.manage}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button {...look} loading={busy} onClick={leave}>
        {busy ? billingTexts.openingPortal : label}
      </Button>
    </div>
  );
}
