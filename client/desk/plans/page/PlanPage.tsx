import { useParams } from "react-router-dom";
import { deskPlanTexts, planPageTexts as texts } from "#texts/desk-plans";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { FRESH } from "../../../lib/use-list";
import { BackLink } from "../../shell/BackLink";
import { DeskHeading } from "../../shell/DeskHeading";
import classes from "../Plans.module.css";
import { PlanState } from "../PlanState";
import { PlanActions } from "./actions/PlanActions";
import { DeliveriesPart } from "./DeliveriesPart";
import { DisputesPart } from "./DisputesPart";
import { InvoicesPart } from "./InvoicesPart";
import { MailsPart, TermsPart } from "./EvidenceParts";
import { IntakePart } from "./IntakePart";
import { PlanFacts } from "./PlanFacts";
import { useSoldPlanPageQuery } from "./PlanPage.generated";
import { TimelinePart } from "./TimelinePart";
import type { ViewedPlan } from "./viewed-plan";

/** /desk/plans/<id>: everything about a plan that someone bought. */
export function PlanPage() {
  const { id = "" } = useParams();
  const query = useSoldPlanPageQuery({ ...FRESH, variables: { id } });
  const { data } = query;
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        headingLevel={1}
        failed={texts.failed}
        skeleton={<DeskSkeleton shape="record" heading />}
      />
    );
  if (data.soldPlan === null)
    return (
      <>
        <BackLink to={paths.desk("plans")}>{texts.all}</BackLink>
        <DeskHeading title={texts.missing} />
        <EmptyState title={texts.missing}>{texts.missingText}</EmptyState>
      </>
    );
  return <Content key={id} plan={data.soldPlan} />;
}

function Content({ plan }: { plan: ViewedPlan }) {
  const { planTitle, months, buyer, status, startedAt } = plan;
  return (
    <>
      <BackLink to={paths.desk("plans")}>{texts.all}</BackLink>
      <DeskHeading
        title={texts.titleOf(planTitle, buyer?.name ?? deskPlanTexts.formerBuyer)}
        lead={
          <>
            {texts.leadOf(months, startedAt)} <PlanState status={status} />
          </>
        }
        actions={<PlanActions plan={plan} />}
      />
      <div className={classes.layout}>
        <PlanFacts plan={plan} />
        <div className={classes.mainColumn}>
          <DisputesPart plan={plan} />
          <IntakePart plan={plan} />
          <DeliveriesPart plan={plan} />
          <InvoicesPart plan={plan} />
          <TimelinePart plan={plan} />
        </div>
        <div className={classes.column}>
          <TermsPart plan={plan} />
          <MailsPart plan={plan} />
        </div>
      </div>
    </>
  );
}
