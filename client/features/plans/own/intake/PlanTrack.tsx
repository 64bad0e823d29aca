import { IconCheck } from "@tabler/icons-react";
import { trackTexts as texts } from "#texts/intakes";
import type { PlanIntake_SubscriptionFragment as Plan } from "./Intake.generated";
import classes from "./PlanTrack.module.css";

type Step = Plan["track"][number];

/** What happens in a plan's first weeks: steps with their days, and the one that is next. */
export function PlanTrack({ track }: Pick<Plan, "track">) {
  const current = track.findIndex(({ isDone }) => !isDone);
  const contact = track.find(({ kind }) => kind === "CONTACT");
  const isWaiting = track.some(({ kind, isDone }) => kind === "INTAKE" && !isDone);
  return (
    <>
      <ol className={classes.track}>
        {track.map((step, at) => (
          <li
            key={step.kind}
            data-done={step.isDone}
            aria-current={at === current ? "step" : undefined}
          >
            <span className={classes.mark} aria-hidden="true">
              {step.isDone ? <IconCheck size={18} stroke={2.5} /> : at + 1}
            </span>
            <span className={classes.step}>{texts.step(step.kind, step.isDone)}</span>
            <span className={classes.day}>{dayOf(step)}</span>
          </li>
        ))}
      </ol>
      {isWaiting && contact?.day != null && !contact.isDone && (
        <p className={classes.note}>{texts.holds(contact.day)}</p>
      )}
    </>
  );
}

function dayOf({ day, isDone }: Step): string {
  if (day === null) return texts.now;
  return isDone ? texts.onDay(day) : texts.byDay(day);
}
