import { deskIntakeTexts as texts } from "#texts/intakes";
import { Fact, Facts } from "../../parts/Facts";
import { Part } from "../../parts/Part";
import { PhoneLink } from "../../parts/PhoneLink";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

/** All that the firm can ask for. */
const ITEMS = 4;

/** What the buyer sent to begin with, and what is missing. */
export function IntakePart({ plan: { intake, isRunning } }: { plan: ViewedPlan }) {
  const { missing } = intake;
  if (missing.length === ITEMS && !isRunning) return null;
  return (
    <Part id="plan-intake" title={texts.title}>
      {missing.length === ITEMS ? (
        <p className={classes.muted}>{texts.nothing}</p>
      ) : (
        <>
          {missing.length > 0 && (
            <p className={words.sub} data-urgent={isRunning}>
              {texts.missing(missing)}
            </p>
          )}
          <Given intake={intake} />
        </>
      )}
    </Part>
  );
}

const Given = ({ intake }: Pick<ViewedPlan, "intake">) => {
  const { resume, targetRole, location, countryCode, phone } = intake;
  return (
    <Facts>
      <Fact label={texts.resume}>
        {resume === null ? (
          texts.notGiven
        ) : (
          // A file of the server, not a page of the site; the audit log records that it is opened.
          <a href={resume.url} target="_blank" rel="noreferrer">
            {texts.open(resume.fileName)}
          </a>
        )}
      </Fact>
      <Fact label={texts.targetRole}>{targetRole || texts.notGiven}</Fact>
      <Fact label={texts.location}>{location || texts.notGiven}</Fact>
      <Fact label={texts.phone}>
        {phone === "" ? texts.notGiven : <PhoneLink countryCode={countryCode} phone={phone} />}
      </Fact>
    </Facts>
  );
};
