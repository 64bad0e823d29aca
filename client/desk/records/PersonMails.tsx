import { mailTexts, personRecordTexts as texts } from "#texts/desk-records";
import { FRESH, useList } from "../../lib/use-list";
import { MailEntry } from "./MailEntry";
import { NO_RECORDS } from "./no-records";
import { AboutApplication, PersonPart } from "./PersonPart";
import { usePersonMailsQuery, type PersonMailsQuery } from "./PersonRecords.generated";
import classes from "./Records.module.css";

/** What recruiters wrote to a person about all applications, newest first. */
export function PersonMails({ personId }: { personId: string }) {
  const list = useList(
    usePersonMailsQuery({ ...FRESH, variables: { id: personId } }),
    ({ candidate }: PersonMailsQuery) => candidate?.mails ?? NO_RECORDS,
    ({ candidate }, nodes) => ({
      candidate: candidate && { ...candidate, mails: { ...candidate.mails, nodes } },
    }),
  );
  return (
    <PersonPart
      title={mailTexts.title}
      list={list}
      nothing={texts.noMails}
      failed={texts.mailsFailed}
    >
      {(mail) => (
        <>
          <MailEntry mail={mail} />
          <p className={classes.note}>
            <AboutApplication personId={personId} applicationId={mail.applicationId} />
          </p>
        </>
      )}
    </PersonPart>
  );
}
