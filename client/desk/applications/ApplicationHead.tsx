import { useState } from "react";
import { Link } from "react-router-dom";
import { applicationPageTexts as texts, deskApplicationTexts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { DotList } from "../../components/ui/DotList";
import { dateTime } from "../../lib/date-time";
import type { ApplicationStatus } from "../../lib/schema-types.generated";
import { DeskHeading } from "../shell/DeskHeading";
import type { DeskApplicationQuery } from "./Application.generated";
import { MoveMenu } from "./MoveMenu";
import { StageBadge } from "./StageBadge";
import { useMoves } from "./use-moves";
import classes from "./ApplicationPage.module.css";

interface ApplicationHeadProps {
  application: NonNullable<DeskApplicationQuery["application"]>;
  /** Called when its stage may have changed. */
  onChanged: () => void;
}

/** Who applied for what, and where the application is. */
export function ApplicationHead({ application, onChanged }: ApplicationHeadProps) {
  const { name, job, status, stageChangedAt, allowedMoves, viewerCanMove } = application;
  const [busy, setBusy] = useState(false);
  const { move, dialog } = useMoves(onChanged);
  const moveTo = async (stage: ApplicationStatus) => {
    setBusy(true);
    await move(application, stage);
    setBusy(false);
  };
  const why = viewerCanMove ? (status === "WITHDRAWN" ? texts.finalStage : null) : texts.readOnly;
  return (
    <DeskHeading
      title={name}
      lead={
        <>
          <Link to={paths.desk("jobs", job.id, "applications")} className={classes.jobLink}>
            {deskApplicationTexts.at(job.role, job.company.name)}
          </Link>
          <span className={classes.stage}>
            <DotList
              items={[
                <StageBadge key="stage" stage={status} />,
                <span key="since">
                  {deskApplicationTexts.inStageSince(dateTime(stageChangedAt))}
                </span>,
              ]}
            />
          </span>
          {why !== null && <span className={classes.stage}>{why}</span>}
        </>
      }
      actions={
        <>
          {allowedMoves.length > 0 && (
            <MoveMenu
              wide
              application={application}
              loading={busy}
              onMove={(stage) => void moveTo(stage)}
            />
          )}
          {dialog}
        </>
      }
    />
  );
}
