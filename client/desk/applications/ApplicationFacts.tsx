import { applicationTexts } from "#texts/application";
import { applicationPageTexts as texts } from "#texts/desk-applications";
import { paths } from "#site/paths";
import { dateTime } from "../../lib/date-time";
import { webAddress } from "../../lib/web-address";
import type { DeskApplicationQuery } from "./Application.generated";
import { Fact, Facts } from "../parts/Facts";
import { MailTroubleNote } from "../parts/MailTroubleNote";
import { Part } from "../parts/Part";
import { PhoneLink } from "../parts/PhoneLink";
import { relocationAnswer } from "../parts/relocation-answer";
import classes from "./ApplicationPage.module.css";

interface ApplicationFactsProps {
  application: NonNullable<DeskApplicationQuery["application"]>;
}

/** What the candidate wrote, and how to reach them. The only place that shows the visa answer. */
export function ApplicationFacts({ application }: ApplicationFactsProps) {
  const { email, countryCode, phone, location, relocation, visaType, appliedAt, job } = application;
  const profile = webAddress(application.linkedin ?? "");
  return (
    <Part id="application-facts" title={texts.facts}>
      <Facts>
        <Fact label={texts.applied}>{dateTime(appliedAt)}</Fact>
        <Fact label={texts.email}>
          <a href={`mailto:${email}`}>{email}</a>
          <MailTroubleNote trouble={application.mailTrouble} />
        </Fact>
        <Fact label={texts.phone}>
          {phone === "" ? texts.noPhone : <PhoneLink countryCode={countryCode} phone={phone} />}
        </Fact>
        <Fact label={texts.place}>{location}</Fact>
        <Fact label={texts.relocation}>{relocationAnswer(relocation)}</Fact>
        {profile !== null && (
          <Fact label={texts.linkedIn}>
            <a href={profile} target="_blank" rel="noopener noreferrer">
              {texts.linkedInLink}
            </a>
          </Fact>
        )}
        <Fact label={texts.visa}>
          {applicationTexts.visaTypes[visaType]}
          <span className={classes.note}>{texts.visaNote}</span>
        </Fact>
        <Fact label={texts.job}>
          <a href={paths.jobDetails(job.id)}>{texts.publicJob}</a>
        </Fact>
      </Facts>
    </Part>
  );
}
