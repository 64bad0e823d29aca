import { Link } from "react-router-dom";
import { overviewTexts } from "#texts/account-overview";
import { yourStages } from "#texts/your-applications";
import { paths } from "#site/paths";
import { Badge } from "../../../components/ui/Badge";
import { Unbroken } from "../../../components/ui/Unbroken";
import type { Overview_ApplicationFragment as Application } from "./Overview.generated";
import classes from "./Overview.module.css";

const { applications: texts } = overviewTexts;

/** The way of an application that goes well. */
const STEPS = [
  "SUBMITTED",
  "REVIEWED",
  "SUBMITTED_TO_CLIENT",
  "INTERVIEW",
  "OFFER",
  "HIRED",
] as const;

/** An application as a line of stops; one that ended has only its end. */
export function ApplicationSteps({ application: { status, job } }: { application: Application }) {
  const reached = STEPS.findIndex((step) => step === status);
  return (
    <li className={classes.row}>
      <p>
        <Link to={paths.jobDetails(job.id)} className={classes.name}>
          <Unbroken text={job.role} />
        </Link>{" "}
        {texts.at(job.company.name)}
      </p>
      {reached < 0 ? (
        <p>
          <Badge>{yourStages[status].name}</Badge>
        </p>
      ) : (
        <ol className={classes.stops} aria-label={texts.stepsOf(job.role)}>
          {STEPS.map((step, index) => (
            <li
              key={step}
              data-passed={index <= reached}
              aria-current={index === reached ? "step" : undefined}
            >
              <span>{yourStages[step].name}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
