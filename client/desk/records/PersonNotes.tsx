import { noteTexts, personRecordTexts as texts, recordPartTexts } from "#texts/desk-records";
import { dateTime } from "../../lib/date-time";
import { FRESH, useList } from "../../lib/use-list";
import { LinkedText } from "./LinkedText";
import { NO_RECORDS } from "./no-records";
import { AboutApplication, PersonPart } from "./PersonPart";
import { usePersonNotesQuery, type PersonNotesQuery } from "./PersonRecords.generated";
import classes from "./Records.module.css";

type Notes = NonNullable<PersonNotesQuery["candidate"]>["notes"];

/** What colleagues wrote about all applications of a person, newest first. */
export function PersonNotes({ personId }: { personId: string }) {
  const list = useList(
    usePersonNotesQuery({ ...FRESH, variables: { id: personId } }),
    ({ candidate }: PersonNotesQuery) => candidate?.notes ?? NO_RECORDS,
    ({ candidate }, nodes) => ({
      candidate: candidate && { ...candidate, notes: { ...candidate.notes, nodes } },
    }),
  );
  return (
    <PersonPart
      title={noteTexts.title}
      list={list}
      nothing={texts.noNotes}
      failed={texts.notesFailed}
    >
      {(note) => <NoteView note={note} personId={personId} />}
    </PersonPart>
  );
}

function NoteView({ note, personId }: { note: Notes["nodes"][number]; personId: string }) {
  const { body, author, createdAt, editedAt, deletedAt, deletedBy, applicationId } = note;
  return (
    <>
      <p className={classes.note}>
        <strong>{author?.name ?? recordPartTexts.formerColleague}</strong>{" "}
        <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        {editedAt !== null && deletedAt === null && ` (${noteTexts.edited})`}
      </p>
      {deletedAt === null ? (
        <LinkedText text={body} />
      ) : (
        <p className={classes.note}>
          {noteTexts.deleted(deletedBy?.name ?? recordPartTexts.formerColleague)}
        </p>
      )}
      <p className={classes.note}>
        <AboutApplication personId={personId} applicationId={applicationId} />
      </p>
    </>
  );
}
