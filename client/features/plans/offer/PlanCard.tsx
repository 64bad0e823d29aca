import { IconCheck } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { atTheButton, planIsFor } from "#content/pricing";
import { plansTexts } from "#texts/plans";
import { paths } from "#site/paths";
import { Button } from "../../../components/ui/Button";
import { LinkButton } from "../../../components/ui/LinkButton";
import { formatMoney } from "../../../lib/money";
import { OPENS_DIALOG } from "../../../lib/session/sign-in";
import { useViewer } from "../../../lib/session/viewer";
import { productOf, type TermOption } from "./plan-term";
import type { PlanCard_PlanFragment } from "./PlanCard.generated";
import classes from "./PlanCard.module.css";

interface PlanCardProps {
  plan: PlanCard_PlanFragment;
  term: TermOption;
  /** Highlights the card with the brand color. */
  highlighted: boolean;
  /** Whether the purchase of this plan is in progress. */
  busy: boolean;
  /** A message about the purchase of this plan, e.g. why it failed. */
  notice: ReactNode;
  /** Months of the viewer's own running plan; null if they do not have it. */
  ownedMonths: number | null;
  /** Takes the place of the button, e.g. the change from a plan that the viewer has; null for none. */
  instead: ReactNode;
  onStart: (productId: string) => void;
}

/** A plan for one term: price, total and features. */
export function PlanCard(props: PlanCardProps) {
  const { plan, term, highlighted } = props;
  const titleId = useId();
  return (
    <article className={classes.card} data-highlighted={highlighted} aria-labelledby={titleId}>
      <p className={classes.for}>{planIsFor[plan.id]}</p>
      <h3 id={titleId} className={classes.title}>
        {plan.title}
      </h3>
      <p className={classes.description}>{plan.description}</p>
      <Price plan={plan} term={term} />
      <div className={classes.action}>
        <Action {...props} titleId={titleId} />
      </div>
      <ul className={classes.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <IconCheck size={20} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Action(props: PlanCardProps & { titleId: string }) {
  const { ownedMonths, instead, notice } = props;
  if (ownedMonths !== null) return <Owned months={ownedMonths} />;
  if (instead === null) return <Start {...props} />;
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      {instead}
    </>
  );
}

function Start(props: PlanCardProps & { titleId: string }) {
  const { plan, term, highlighted, busy, notice, onStart, titleId } = props;
  const { viewer } = useViewer();
  const product = productOf(plan, term);
  const start = () => {
    if (!busy && product !== null) onStart(product.productId);
  };
  return (
    <>
      {notice && <Notice>{notice}</Notice>}
      <Button
        {...(viewer === null && OPENS_DIALOG)}
        size="lg"
        fullWidth
        variant={highlighted ? "filled" : "outline"}
        // Not `disabled`, since a disabled button loses the keyboard focus.
        aria-disabled={busy || undefined}
        data-disabled={busy || product === null || undefined}
        disabled={product === null}
        aria-describedby={titleId}
        onClick={start}
      >
        {busy ? plansTexts.starting : plansTexts.start}
      </Button>
      <p className={classes.small}>{atTheButton}</p>
    </>
  );
}

/** Instead of the button: nobody signs for a plan that they have. */
const Owned = ({ months }: { months: number }) => (
  <>
    <p>{plansTexts.owned(months)}</p>
    <LinkButton to={paths.account("plans")} size="lg" fullWidth variant="default">
      {plansTexts.seeOwned}
    </LinkButton>
  </>
);

/** Scrolls a message into view, since on a phone the button may be at the edge of the screen. */
function Notice({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={element} className={classes.notice}>
      {children}
    </div>
  );
}

function Price({ plan, term }: { plan: PlanCard_PlanFragment; term: TermOption }) {
  const monthly = formatMoney(plan.monthlyAmount, plan.currency);
  const total = formatMoney(plan.monthlyAmount * term.months, plan.currency);
  return (
    <div className={classes.pricing}>
      <p className={classes.price}>{plansTexts.perMonth(<strong key="price">{monthly}</strong>)}</p>
      <p className={classes.total}>
        {plansTexts.inTotal(term.months, <strong key="total">{total}</strong>)}
      </p>
      <p className={classes.billing}>{plansTexts.billing(term.months)}</p>
    </div>
  );
}
