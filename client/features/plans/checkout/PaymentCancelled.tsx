import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { LinkButton } from "../../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { billingTexts } from "#texts/billing";
import { LeftOrder } from "../own/LeftOrder";
import classes from "./PaymentResult.module.css";
import { ResultPicture } from "./ResultPicture";

interface PaymentCancelledProps {
  /** What the pay page was for; null if unknown. */
  productId: string | null;
  /** E.g. a note that the plan is in the cart. */
  children: ReactNode;
}

/** The ways on. One of them is the page's main button, unless what was left has one. */
const OtherWays = ({ hasMain }: { hasMain: boolean }) => (
  <div className={classes.actions}>
    <LinkButton to={paths.pricing} variant={hasMain ? "default" : "filled"}>
      {billingTexts.backToPricing}
    </LinkButton>
    <LinkButton to={paths.home} variant="default">
      {billingTexts.goHome}
    </LinkButton>
  </div>
);

/** Shown after leaving the pay page without paying. */
export const PaymentCancelled = ({ productId, children }: PaymentCancelledProps) => (
  <div className={classes.card}>
    <ResultPicture kind="failed" />
    <h1 className={classes.title}>{billingTexts.cancelledTitle}</h1>
    <p className={classes.text}>{billingTexts.cancelled}</p>
    <LeftOrder productId={productId} otherWays={(hasMain) => <OtherWays hasMain={hasMain} />}>
      {children}
    </LeftOrder>
    <p className={classes.note}>
      {billingTexts.notCharged} <Link to={paths.contact}>{billingTexts.contactSupport}</Link>
    </p>
  </div>
);
