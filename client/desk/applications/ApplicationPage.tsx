import { useParams } from "react-router-dom";
import { deskTexts } from "#texts/desk";
import { deskApplicationTexts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { LinkButton } from "../../components/ui/LinkButton";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { readFailure } from "../../lib/api-error";
import { FRESH } from "../../lib/use-list";
import { DeskHeading } from "../shell/DeskHeading";
import { useDeskApplicationQuery, type DeskApplicationQuery } from "./Application.generated";
import { ApplicationFacts } from "./ApplicationFacts";
import { ApplicationHead } from "./ApplicationHead";
import { ApplicationHistory } from "./ApplicationHistory";
import { ListNeighbors } from "./ListNeighbors";
import { mainParts, sideParts } from "./parts";
import { ResumeView } from "./resume/ResumeView";
import classes from "./ApplicationPage.module.css";

type Application = NonNullable<DeskApplicationQuery["application"]>;

/** /desk/applications/:id: one application with everything that is known of it. */
export function ApplicationPage() {
  const { id = "" } = useParams();
  const query = useDeskApplicationQuery({ ...FRESH, variables: { id } });
  const { data, error, loading, refetch } = query;
  const reload = () => void refetch().catch(() => undefined);
  const application = data?.application;
  const isMissing =
    data?.application === null || (error !== undefined && readFailure(error).kind === "refused");
  return (
    <>
      <ListNeighbors id={id} />
      {application ? (
        <Content key={id} application={application} onChanged={reload} />
      ) : (
        <>
          <DeskHeading title={deskTexts.names.applications} />
          {isMissing && !loading ? (
            <Missing />
          ) : (
            <Unloaded
              query={query}
              failed={deskApplicationTexts.oneFailed}
              skeleton={<DeskSkeleton shape="record" />}
            />
          )}
        </>
      )}
    </>
  );
}

function Content({ application, onChanged }: { application: Application; onChanged: () => void }) {
  const { id, name, resume, version } = application;
  return (
    <>
      <ApplicationHead application={application} onChanged={onChanged} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <ResumeView key={resume.id} resume={resume} name={name} applicationId={id} />
          {mainParts.map((Part, index) => (
            <Part key={index} applicationId={id} />
          ))}
        </div>
        <div className={classes.side}>
          <ApplicationFacts application={application} />
          {sideParts.map((Part, index) => (
            <Part key={index} applicationId={id} />
          ))}
          <ApplicationHistory key={version} applicationId={id} />
        </div>
      </div>
    </>
  );
}

const Missing = () => (
  <EmptyState
    title={deskApplicationTexts.missing}
    actions={<LinkButton to={paths.desk("applications")}>{deskApplicationTexts.all}</LinkButton>}
  >
    {deskApplicationTexts.missingText}
  </EmptyState>
);
