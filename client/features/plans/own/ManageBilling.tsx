import { billingTexts } from "#texts/billing";
import { Button, type ButtonLook } from "../../../components/ui/Button";
import { Message } from "../../../components/ui/Message";
import type { PortalReturnPage } from "../../../lib/schema-types.generated";
import classes from "./ManageBilling.module.css";
import { useOpenBillingPortalMutation } from "./OpenBillingPortal.generated";
import { useRedirectButton } from "../checkout/use-redirect-button";
import { useProviderRedirect } from "../checkout/use-provider-redirect";

interface ManageBillingProps extends Pick<ButtonLook, "variant" | "size" | "fullWidth"> {
  /** The page that the billing portal links back to. */
  returnTo: PortalReturnPage;
  label?: string;
}

const texts = { failed: billingTexts.portalFailed, exception: billingTexts.portalError };

/** A button to the payment provider's page with the user's invoices and card. */
export function ManageBilling({
  returnTo,
  label = billingTexts.manageBilling,
  ...look
}: ManageBillingProps) {
  const [openPortal] = useOpenBillingPortalMutation();
  const redirect = useProviderRedirect(texts);
  const { busy, problem, press } = useRedirectButton(() =>
    redirect(() => openPortal({ variables: { input: { returnTo } } })),
  );
  return (
    <div className={classes.manage}>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <Button {...look} loading={busy} onClick={press}>
        {busy ? billingTexts.openingPortal : label}
      </Button>
    </div>
  );
}
