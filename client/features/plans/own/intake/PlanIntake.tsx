import { useState } from "react";
import { Skeleton } from "../../../../components/ui/Skeleton";
import { useViewer } from "../../../../lib/session/viewer";
import { IntakeForm } from "./IntakeForm";
import {
  useKnownForIntakeQuery,
  type PlanIntake_SubscriptionFragment as Plan,
} from "./Intake.generated";
import { withDraft } from "./intake-draft";
import { valuesOf } from "./intake-values";
import classes from "./Intake.module.css";

/** The form for what a plan needs to begin, filled in from what the person gave before; without it if that can't be loaded. */
export function PlanIntake({ plan }: { plan: Plan }) {
  const { viewer, loading } = useViewer();
  const { data, error } = useKnownForIntakeQuery({ ssr: false });
  // Both before the form starts, since it keeps what it started with.
  if (loading || (data === undefined && error === undefined)) return <Bones />;
  const known = data?.myLastApplication ?? null;
  return <Started key={plan.id} plan={plan} known={known} viewer={viewer} />;
}

interface StartedProps {
  plan: Plan;
  known: Parameters<typeof valuesOf>[1];
  viewer: Parameters<typeof valuesOf>[2];
}

/** The form keeps what it started with: saving changes the plan, and must not change what is being typed. */
function Started({ plan, known, viewer }: StartedProps) {
  const [initial] = useState(() => {
    const values = valuesOf(plan.intake, known, viewer);
    return viewer === null ? values : withDraft(viewer.id, plan.id, values);
  });
  return <IntakeForm plan={plan} initial={initial} viewerId={viewer?.id ?? null} />;
}

const Bones = () => (
  <div className={classes.form} aria-hidden="true">
    <Skeleton height="5.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
    <Skeleton height="4.5rem" />
  </div>
);
