import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { LinkButton } from "../../components/ui/LinkButton";
import { paths } from "#site/paths";
import { billingTexts } from "#texts/billing";
import { LeftOrder } from "./LeftOrder";
import classes from "./PaymentResult.module.css";
import { ResultPicture } from "./ResultPicture";

interface PaymentCancelledProps {
  /** What the pay page was for; null if unknown. */
  productId: string | null;
  /** E.g. a note that the plan is in the cart. */
  children: ReactNode;
}

/** Shown after leaving the pay page without paying. */
export function PaymentCancelled({ productId, children }: PaymentCancelledProps) {
  const [isFound, setIsFound] = useState(false);
  return (
    <div className={classes.card}>
      <ResultPicture kind="failed" />
      <h1 className={classes.title}>{billingTexts.cancelledTitle}</h1>
      <p className={classes.text}>{billingTexts.cancelled}</p>
      <LeftOrder productId={productId} onFound={setIsFound}>
        {children}
      </LeftOrder>
      <div className={classes.actions}>
        {/* What was found has its own main button. */}
        <LinkButton to={paths.home} variant={isFound ? "default" : "filled"}>
          {billingTexts.goHome}
        </LinkButton>
        <LinkButton to={paths.pricing} variant="default">
          {billingTexts.backToPricing}
        </LinkButton>
      </div>
      <p className={classes.note}>
        {/* It says itself what was charged, which may be the same plan, in another window. */}
        {!isFound && `${billingTexts.notCharged} `}
        <Link to={paths.contact}>{billingTexts.contactSupport}</Link>
      </p>
    </div>
  );
}
