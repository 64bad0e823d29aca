import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { intakeTexts as texts } from "#texts/intakes";
import { Message } from "../../../../components/ui/Message";
import plans from "../plan/Plans.module.css";
import type { PlanIntake_SubscriptionFragment as Intake } from "./Intake.generated";
import classes from "./Intake.module.css";
import { PlanIntake } from "./PlanIntake";
import { PlanTrack } from "./PlanTrack";

interface OwnPlanIntakeProps {
  plan: Intake & { plan: { title: string } };
}

/** What the firm has to begin with a running plan, what is missing, and the form. Emails lead here with the plan's id. */
export function OwnPlanIntake({ plan }: OwnPlanIntakeProps) {
  const [search] = useSearchParams();
  const isNamed = search.get("intake") === plan.id;
  const element = useRef<HTMLDetailsElement>(null);
  // The form asks the server for what is known, so it loads only once it is opened.
  const [opened, setOpened] = useState(isNamed);
  useEffect(() => {
    if (isNamed) element.current?.scrollIntoView({ block: "start" });
  }, [isNamed]);
  const { missing } = plan.intake;
  const isComplete = missing.length === 0;
  const words = isComplete ? texts.change : texts.title;
  return (
    <>
      {isComplete ? (
        <p>{texts.complete}</p>
      ) : (
        <Message tone="info">{texts.stillMissing(missing)}</Message>
      )}
      <details
        ref={element}
        className={plans.details}
        open={isNamed}
        onToggle={() => setOpened(true)}
      >
        <summary aria-label={texts.ofPlan(words, plan.plan.title)}>{words}</summary>
        <div className={classes.parts}>
          {opened && <PlanIntake plan={plan} />}
          <PlanTrack track={plan.track} />
        </div>
      </details>
    </>
  );
}
