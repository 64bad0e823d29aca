import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { deskIntakeTexts } from "#texts/intakes";
import { deskPlanTexts } from "#texts/desk-plans";
import { todayTexts as texts } from "#texts/desk-today";
import { paths } from "#site/paths";
import { dateTime } from "../../lib/date-time";
import type { TodayOfAdminsQuery, TodayQuery } from "./Today.generated";
import classes from "./Today.module.css";

/** Id of the list that a tile leads to. */
export const STEPS_ID = "today-steps";

interface ListProps {
  id?: string;
  title: string;
  /** Shown instead of an empty list. */
  none: string;
  /** What the list leaves out. */
  more?: string | null;
  children: ReactNode[];
}

function List({ id, title, none, more = null, children }: ListProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.list}>{children}</ul>
      )}
      {more !== null && <p className={classes.more}>{more}</p>}
    </section>
  );
}

/** What the viewer planned for today or earlier, and has not done. */
export const DueSteps = ({ steps, now }: { steps: TodayQuery["nextSteps"]; now: Date }) => {
  const { nodes, totalCount } = steps;
  const left = totalCount - nodes.length;
  return (
    <List
      id={STEPS_ID}
      title={texts.steps}
      none={texts.noSteps}
      more={left > 0 ? texts.moreSteps(left) : null}
    >
      {nodes.map(({ id, applicationId, text, candidateName, jobRole, dueAt }) => {
        const isOverdue = new Date(dueAt) < now;
        const when = dateTime(dueAt);
        return (
          <li key={id}>
            <Link to={paths.desk("applications", applicationId)} className={classes.entry}>
              <strong>{text}</strong>
              <span>{texts.stepAbout(candidateName, jobRole)}</span>
              <time dateTime={dueAt} data-overdue={isOverdue}>
                {isOverdue ? texts.overdue(when) : texts.due(when)}
              </time>
            </Link>
          </li>
        );
      })}
    </List>
  );
};

/** What running plans need today, for the administrators who see that they are delivered. */
export const PlansToDeliver = ({ dues }: { dues: TodayOfAdminsQuery["dueDeliveries"] }) => {
  const { nodes, totalCount } = dues;
  const left = totalCount - nodes.length;
  return (
    <List title={texts.plans} none={texts.noPlans} more={left > 0 ? texts.morePlans(left) : null}>
      {nodes.map(({ kind, dueOn, isOverdue, plan: { id, planTitle, buyer, intake } }) => (
        <li key={id}>
          <Link to={paths.desk("plans", id)} className={classes.entry}>
            <strong>{buyer?.name ?? texts.formerBuyer}</strong>
            <span>{texts.planNeeds(planTitle, deskPlanTexts.kinds[kind])}</span>
            {intake.missing.length > 0 && <span>{deskIntakeTexts.missing(intake.missing)}</span>}
            <time dateTime={dueOn} data-overdue={isOverdue}>
              {isOverdue ? texts.planOverdue(dueOn) : texts.planDue(dueOn)}
            </time>
          </Link>
        </li>
      ))}
    </List>
  );
};

/** The newest applications that no one has looked at. */
export const NewestApplications = ({ newest }: { newest: TodayQuery["applications"]["nodes"] }) => (
  <List title={texts.newest} none={texts.noneText}>
    {newest.map(({ id, name, appliedAt, job }) => (
      <li key={id}>
        <Link to={paths.desk("applications", id)} className={classes.entry}>
          <strong>{name}</strong>
          <span>{texts.appliedTo(job.role, job.company.name)}</span>
          <time dateTime={appliedAt}>{dateTime(appliedAt)}</time>
        </Link>
      </li>
    ))}
  </List>
);
