import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconEye } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { deskJobsTexts } from "#texts/desk-jobs";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { Message } from "../../../components/ui/Message";
import { lazyDialog } from "../../parts/lazy-dialog";
import { OnDemand } from "../../parts/OnDemand";
import { DeskHeading } from "../../shell/DeskHeading";
import { lazyComponent } from "../../../lib/lazy-component";
import { useOnChange } from "../../../lib/use-on-change";
import { JobMenu } from "../actions/JobMenu";
import { nameOf } from "../editor-name";
import classes from "./Editor.module.css";
import { focusField } from "./field-labels";
import { EditorFormContext } from "./form-context";
import type { JobEditor_JobFragment } from "./JobEditor.generated";
import { JobFields } from "./JobFields";
import { valuesOf, type JobValues } from "./job-values";
import { localDraft } from "./local-draft";
import { PublishPart } from "./PublishPart";
import { SaveStatus } from "./SaveStatus";
import { useFindings, type Finding } from "./use-findings";
import { useJobSaving } from "./use-job-saving";
import { useNotes } from "./use-notes";
import { withWording } from "./wording";

const JobPreview = lazyComponent(() => import("./JobPreview"), "JobPreview");
const PreviewDrawer = lazyDialog(() => import("./PreviewDrawer"), "PreviewDrawer");
const EditorConflict = lazyComponent(() => import("./EditorConflict"), "EditorConflict");

interface JobEditorProps {
  job: JobEditor_JobFragment;
  /** Who edits it. */
  personId: string;
}

/** Edits a job's advertisement, next to a picture of its page. */
export function JobEditor({ job, personId }: JobEditorProps) {
  const storage = useMemo(() => localDraft(personId, job.id), [personId, job.id]);
  const [restored] = useState(() => storage.read(valuesOf(job)));
  const [told, setTold] = useState(restored !== null);
  const form = useForm<JobValues>({ initialValues: restored?.values ?? valuesOf(job) });
  const { values } = form;
  const findings = useFindings(values);
  const saving = useJobSaving({ job, values, restored, storage });
  const { state, save, rebase } = saving;
  const isDraft = job.status === "DRAFT";
  useOnChange(state, () => form.setErrors(state.kind === "failed" ? state.fields : {}));
  const use = (finding: Finding, wording: string) => {
    const change = withWording(values, finding, wording);
    if (change === null) focusField(finding.field);
    else form.setValues(change);
  };
  const notesFor = useNotes(form, findings.findings, use);
  const discard = () => {
    setTold(false);
    form.setValues(saving.base);
  };
  const choose = (chosen: JobValues) => {
    if (state.kind !== "conflict") return;
    form.setValues(chosen);
    rebase(state.theirs);
  };
  return (
    <EditorFormContext value={{ form, notesFor }}>
      <DeskHeading
        title={jobEditorTexts.heading(values.role || deskJobsTexts.untitled)}
        lead={<Lead job={job} />}
        actions={
          <>
            <NarrowPreview job={job} values={values} />
            <PublishPart
              job={job}
              findings={findings}
              unsaved={saving.unsaved}
              hasConflict={state.kind === "conflict"}
              save={save}
            />
            <JobMenu job={job} />
          </>
        }
      />
      <div className={classes.bar}>
        <SaveStatus state={state} isDraft={isDraft} onRetry={() => void save()} />
        <FindingsCount findings={findings} />
      </div>
      {told && restored !== null && (
        <div className={classes.restored}>
          <Message tone="info">{jobEditorTexts.restored(restored.time)}</Message>
          <Button size="compact-sm" variant="default" onClick={discard}>
            {jobEditorTexts.discard}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setTold(false)}>
            {jobEditorTexts.keepTyping}
          </Button>
        </div>
      )}
      {state.kind === "conflict" && (
        <OnDemand>
          <EditorConflict
            key={state.theirs.version}
            mine={values}
            base={saving.base}
            theirs={state.theirs}
            onChoose={choose}
          />
        </OnDemand>
      )}
      <div className={classes.editor}>
        <form
          className={classes.form}
          aria-label={jobEditorTexts.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isDraft) void save();
          }}
        >
          <JobFields />
        </form>
        <WidePreview job={job} values={values} />
      </div>
    </EditorFormContext>
  );
}

function Lead({ job }: { job: JobEditor_JobFragment }) {
  const { author, editor, updatedAt, code, company } = job;
  return (
    <>
      {deskJobsTexts.codeAt(code, company.name)}
      <br />
      {author !== null && `${jobEditorTexts.written(nameOf(author))} `}
      {jobEditorTexts.changed(editor === null ? null : nameOf(editor), updatedAt)}
    </>
  );
}

function FindingsCount({ findings }: { findings: ReturnType<typeof useFindings> }) {
  const { state, findings: all } = findings;
  const blocking = all.filter(({ severity }) => severity === "BLOCKING").length;
  const counted =
    all.length === 0
      ? jobEditorTexts.findings.none
      : jobEditorTexts.findings.some(blocking, all.length - blocking);
  const words = {
    checking: jobEditorTexts.checking,
    failed: jobEditorTexts.checkFailed,
    checked: counted,
  };
  return (
    <p className={classes.count} role="status">
      {words[state]}
    </p>
  );
}

interface PreviewProps {
  job: JobEditor_JobFragment;
  values: JobValues;
}

const useIsWide = () =>
  useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });

const WidePreview = (props: PreviewProps) =>
  useIsWide() && (
    <OnDemand>
      <JobPreview {...props} />
    </OnDemand>
  );

/** A button that opens the preview, where it has no room next to the form. */
function NarrowPreview(props: PreviewProps) {
  const isWide = useIsWide();
  const [opened, { open, close }] = useDisclosure(false);
  if (isWide) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} aria-hidden="true" />}
        onClick={open}
      >
        {jobEditorTexts.preview}
      </Button>
      <PreviewDrawer {...props} opened={opened} onClose={close} />
    </>
  );
}
