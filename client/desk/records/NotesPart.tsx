import { Button, Group, Textarea } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { noteTexts as texts, recordPartTexts } from "#texts/desk-records";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { dateTime } from "../../lib/date-time";
import { attempt, type Call } from "../../lib/refusal";
import { insertText } from "./insert-text";
import { LinkedText } from "./LinkedText";
import { MentionChoice } from "./MentionChoice";
import { RecordPart, RELOAD, type PartProps } from "./RecordPart";
import {
  useAddNoteMutation,
  useColleaguesQuery,
  useDeleteNoteMutation,
  useEditNoteMutation,
  type RecordNoteFragment,
} from "./Records.generated";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const MAX_BODY = 5000;

/** Notes of the staff, newest first, and a field for a new one. */
export const NotesPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ notes, viewerCanAdd }) => (
      <div className={classes.stack}>
        {viewerCanAdd && <AddNote applicationId={applicationId} />}
        {notes.nodes.length === 0 && <p className={classes.note}>{texts.nothing}</p>}
        <ul className={classes.list}>
          {notes.nodes.map((note) => (
            <li key={note.id} className={classes.entry}>
              <Note note={note} applicationId={applicationId} />
            </li>
          ))}
        </ul>
        {notes.pageInfo.hasNextPage && <p className={classes.note}>{texts.more}</p>}
      </div>
    )}
  </RecordPart>
);

/** A field for a new note. */
export function AddNote({ applicationId }: PartProps) {
  const [add] = useAddNoteMutation(RELOAD);
  return (
    <NoteForm
      applicationId={applicationId}
      label={texts.label}
      submit={texts.add}
      initial=""
      send={(body, mentionIds) =>
        add({ variables: { input: { applicationId, body, mentionIds } } })
      }
    />
  );
}

interface NoteFormProps extends PartProps {
  label: string;
  submit: string;
  initial: string;
  send: (body: string, mentionIds: string[]) => ReturnType<Call>;
  onDone?: () => void;
}

/** Whoever's name follows an @ in the text is mentioned, chosen from the list or typed. */
function NoteForm({ applicationId, label, submit, initial, send, onDone }: NoteFormProps) {
  const [body, setBody] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  // When a note is edited, put the cursor at its end. Once: the note may change while someone edits it.
  const begin = useEffectEvent(() => {
    if (initial === "") return;
    field.current?.focus();
    field.current?.setSelectionRange(initial.length, initial.length);
  });
  useEffect(() => begin(), []);
  const { busy, problem, call } = useCall();
  const { data } = useColleaguesQuery({ ssr: false, variables: { applicationId } });
  const colleagues = data?.colleagues ?? [];
  const save = async () => {
    const mentioned = colleagues.filter(({ name }) => body.includes(`@${name}`));
    const ids = mentioned.map(({ id }) => id);
    if (!(await call(() => send(body, ids)))) return;
    // What was typed meanwhile stays.
    if (field.current?.value !== body) return;
    setBody("");
    onDone?.();
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        ref={field}
        label={label}
        description={texts.hint}
        placeholder={texts.placeholder}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={MAX_BODY}
        value={body}
        error={problem}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" loading={busy}>
          {submit}
        </Button>
        <MentionChoice
          colleagues={colleagues}
          onChoose={(name) => {
            if (field.current !== null) mention(field.current, name);
          }}
        />
        {onDone !== undefined && (
          <Button variant="subtle" onClick={onDone}>
            {recordPartTexts.cancel}
          </Button>
        )}
      </Group>
    </form>
  );
}

function mention(field: HTMLTextAreaElement, name: string): void {
  const before = field.value.slice(0, field.selectionStart);
  field.focus();
  insertText(field, `${/(^|\s)$/.test(before) ? "" : " "}@${name} `);
}

function Note({ note, applicationId }: { note: RecordNoteFragment } & PartProps) {
  const { id, body, author, createdAt, editedAt, deletedAt, deletedBy } = note;
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [edit] = useEditNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const time = dateTime(createdAt);
  if (isEditing)
    return (
      <NoteForm
        applicationId={applicationId}
        label={texts.editLabel}
        submit={recordPartTexts.save}
        initial={body}
        send={(text, mentionIds) => edit({ variables: { input: { id, body: text, mentionIds } } })}
        onDone={() => setIsEditing(false)}
      />
    );
  return (
    <>
      <p className={classes.note}>
        <strong>{author?.name ?? recordPartTexts.formerColleague}</strong>{" "}
        <time dateTime={createdAt}>{time}</time>
        {editedAt !== null && deletedAt === null && ` (${texts.edited})`}
      </p>
      {deletedAt === null ? (
        <LinkedText text={body} />
      ) : (
        <p className={classes.note}>
          {texts.deleted(deletedBy?.name ?? recordPartTexts.formerColleague)}
        </p>
      )}
      <Group gap="xs">
        {note.viewerCanEdit && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.editOf(time)}
            onClick={() => setIsEditing(true)}
          >
            {texts.edit}
          </Button>
        )}
        {note.viewerCanDelete && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.removeOf(time)}
            onClick={() => setIsAsking(true)}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle}
        action={texts.remove}
        onConfirm={() =>
          attempt(() => remove({ variables: { input: { id } } }), "note", recordPartTexts.failed)
        }
        onClose={() => setIsAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}
