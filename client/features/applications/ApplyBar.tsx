import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode, SyntheticEvent } from "react";
import { Link } from "react-router-dom";
import { ChatLink } from "../../components/layout/ChatLink";
import { TopButton } from "../../components/layout/TopButton";
import { ButtonLabel, buttonLook } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { NeedsScript } from "../../components/ui/NeedsScript";
import { paths } from "#site/paths";
import { APPLY_HASH } from "../../lib/session/return-address";
import { OPENS_DIALOG } from "../../lib/session/sign-in";
import { useViewer } from "../../lib/session/viewer";
import { usDate } from "../../lib/us-date";
import classes from "./ApplyBar.module.css";
import { applyTexts } from "#texts/apply";
import { jobsTexts } from "#texts/jobs";
import type { Apply } from "./use-apply";

interface ApplyBarProps {
  apply: Apply;
  role: string;
  /** The job's pay, as at the top of the page. */
  pay: ReactNode;
}

/** Of the apply button. */
export const APPLY_ID = APPLY_HASH.slice(1);

/** A bar that stays visible on a job's page, with role, pay and the apply button. */
export const ApplyBar = ({ apply, role, pay }: ApplyBarProps) => (
  <div className={classes.bar} data-apply-bar>
    {apply.notice}
    <NeedsScript text={applyTexts.withoutScript} className={classes.byMail} />
    {apply.submitted && <Message tone="success">{applyTexts.submitted}</Message>}
    <div className={classes.line}>
      <div className={classes.what}>
        <p className={classes.role} data-screen-only>
          {role}
        </p>
        {apply.appliedAt === null ? (
          <p className={classes.detail} data-screen-only>
            {pay}
          </p>
        ) : (
          <p className={classes.applied}>
            <IconCircleCheck size={18} aria-hidden="true" />
            <span>{jobsTexts.applied(usDate(apply.appliedAt))}</span>
            <Link to={paths.account("applications")}>{applyTexts.follow}</Link>
          </p>
        )}
      </div>
      <div className={classes.quick} data-screen-only>
        <ChatLink className={classes.round} />
        <TopButton className={classes.round} />
      </div>
      <ApplyButton apply={apply} />
    </div>
  </div>
);

/** Without scripts, a link to itself, beside what says how to apply. */
function ApplyButton({ apply: { appliedAt, start, isHeld } }: Pick<ApplyBarProps, "apply">) {
  const { viewer } = useViewer();
  const isFirst = appliedAt === null;
  const label = isFirst ? applyTexts.applyNow : applyTexts.updateResume;
  const look = { size: "lg", variant: isFirst ? "filled" : "default" } as const;
  // Until it is sent, it can be taken back, and no other one is begun. The link stays, since it has the focus.
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isHeld) start();
  };
  return (
    <a
      id={APPLY_ID}
      href={APPLY_HASH}
      role="button"
      {...(viewer === null && OPENS_DIALOG)}
      {...buttonLook(look)}
      aria-disabled={isHeld}
      data-disabled={isHeld}
      onClick={press}
      onKeyDown={(event) => event.key === " " && press(event)}
    >
      <ButtonLabel>{label}</ButtonLabel>
    </a>
  );
}
