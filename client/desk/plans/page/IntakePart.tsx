import { deskIntakeTexts as texts } from "#texts/intakes";
import { Fact, Facts } from "../../parts/Facts";
import { Part } from "../../parts/Part";
import { PhoneLink } from "../../parts/PhoneLink";
import words from "../../parts/Words.module.css";
import classes from "../Plans.module.css";
import type { ViewedPlan } from "./viewed-plan";

/** What the buyer sent to begin with, and what is missing. */
export function IntakePart({ plan: { intake, isRunning } }: { plan: ViewedPlan }) {
  const { missing } = intake;
  const hasAny = hasGiven(intake);
  if (!hasAny && !isRunning) return null;
  return (
    <Part id="plan-intake" title={texts.title}>
      {!hasAny ? (
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

const hasGiven = ({ resume, ...words }: ViewedPlan["intake"]): boolean =>
  resume !== null || [words.targetRole, words.location, words.phone].some((word) => word !== "");

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
