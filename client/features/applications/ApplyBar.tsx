import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ChatLink } from "../../components/layout/ChatLink";
import { TopButton } from "../../components/layout/TopButton";
import { Button } from "../../components/ui/Button";
import { Message } from "../../components/ui/Message";
import { paths } from "#site/paths";
import { usDate } from "../../lib/us-date";
import classes from "./ApplyBar.module.css";
import { applyTexts } from "#texts/apply";
import { jobsTexts } from "#texts/jobs";
import { HeldNotice } from "./HeldNotice";
import type { Apply } from "./use-apply";

interface ApplyBarProps {
  apply: Apply;
  role: string;
  /** The job's pay, as at the top of the page. */
  pay: ReactNode;
}

/** A bar that stays visible on a job's page, with role, pay and the apply button. */
export const ApplyBar = ({ apply, role, pay }: ApplyBarProps) => (
  <div className={classes.bar} data-apply-bar>
    <HeldNotice held={apply.held} />
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
      <Button
        size="lg"
        variant={apply.appliedAt === null ? "filled" : "default"}
        onClick={apply.start}
        disabled={apply.held.state.kind === "waiting"}
      >
        {apply.appliedAt === null ? applyTexts.applyNow : applyTexts.updateResume}
      </Button>
    </div>
  </div>
);
