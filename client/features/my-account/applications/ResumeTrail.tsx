import { Link } from "react-router-dom";
import { consentTexts as texts } from "#texts/consents";
import { paths } from "#site/paths";
import { LoadedList } from "../../../components/ui/LoadedList";
import { Pane } from "../../../components/ui/Pane";
import { FRESH, useList } from "../../../lib/use-list";
import { useYourSubmissionsQuery, type YourSubmissionsQuery } from "./Consents.generated";
import classes from "./Applications.module.css";

/** Every client that got the person's resume. */
export function ResumeTrail() {
  const list = useList(
    useYourSubmissionsQuery(FRESH),
    ({ mySubmissions }: YourSubmissionsQuery) => mySubmissions,
    ({ mySubmissions }, nodes) => ({ mySubmissions: { ...mySubmissions, nodes } }),
  );
  return (
    <Pane title={texts.trail} headingLevel={3} lead={texts.trailLead}>
      <LoadedList list={list} failedTitle={texts.trailFailed} empty={<p>{texts.trailNone}</p>}>
        {(submissions) => (
          <ul className={classes.list}>
            {submissions.map(({ id, clientName, resumeFileName, submittedAt, job }) => (
              <li key={id} className={classes.card}>
                <h4 className={classes.name}>{clientName}</h4>
                <p>
                  <Link to={paths.jobDetails(job.id)}>{job.role}</Link>
                </p>
                <p className={classes.facts}>{texts.sent(submittedAt, resumeFileName)}</p>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </Pane>
  );
}
