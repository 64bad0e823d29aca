import { Button, NativeSelect, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { deskTexts } from "#texts/desk";
import { recordPartTexts, templateTexts as texts } from "#texts/desk-records";
import { ConfirmDialog } from "../../components/ui/ConfirmDialog";
import { Dialog } from "../../components/ui/Dialog";
import { DialogButtons } from "../../components/ui/DialogButtons";
import { EmptyState } from "../../components/ui/EmptyState";
import { Unloaded } from "../../components/ui/Unloaded";
import { Message } from "../../components/ui/Message";
import { DeskSkeleton } from "../parts/DeskSkeleton";
import { useStaffCompanies } from "../parts/use-staff-companies";
import { attempt, attemptAs, type Refusal } from "../../lib/refusal";
import { useWhileShown } from "../../lib/use-while-shown";
import { DeskHeading } from "../shell/DeskHeading";
import { DraftFields } from "./DraftFields";
import {
  useCreateMailTemplateMutation,
  useDeleteMailTemplateMutation,
  useMailTemplatesQuery,
  useUpdateMailTemplateMutation,
  type TemplateRowFragment,
} from "./Mails.generated";
import { Part } from "../parts/Part";
import classes from "./Records.module.css";

const MAX_NAME = 80;
const RELOAD = { refetchQueries: ["MailTemplates"], awaitRefetchQueries: true };

/** /desk/templates: the templates of a company. */
export function TemplatesSection() {
  const list = useStaffCompanies();
  const [chosen, setChosen] = useState("");
  const companies = list.nodes ?? [];
  const companyId = chosen || companies[0]?.id;
  return (
    <>
      <DeskHeading title={deskTexts.names.templates} lead={texts.lead} />
      {list.nodes === null && (
        <Unloaded query={list} failed={texts.loadFailed} skeleton={<DeskSkeleton shape="list" />} />
      )}
      {list.nodes?.length === 0 && (
        <EmptyState title={texts.noCompanyTitle}>{texts.noCompanyText}</EmptyState>
      )}
      <div className={classes.page}>
        {companies.length > 1 && (
          <NativeSelect
            className={classes.choice}
            label={texts.company}
            value={companyId}
            data={companies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        {companyId !== undefined && <Templates key={companyId} companyId={companyId} />}
      </div>
    </>
  );
}

/** What the form starts with; without an id, it makes a new template. */
type Start = Pick<TemplateRowFragment, "name" | "subject" | "body"> & {
  id?: string;
  version?: number;
};
const BLANK: Start = { name: "", subject: "", body: "" };

function Templates({ companyId }: { companyId: string }) {
  const [start, setStart] = useState<Start | null>(null);
  const query = useMailTemplatesQuery({
    ssr: false,
    variables: { companyId },
  });
  const { data } = query;
  if (data === undefined)
    return (
      <Unloaded query={query} failed={texts.loadFailed} skeleton={<DeskSkeleton shape="list" />} />
    );
  const own = data.mailTemplates.filter(({ isBuiltIn }) => !isBuiltIn);
  const builtIn = data.mailTemplates.filter(({ isBuiltIn }) => isBuiltIn);
  return (
    <>
      <Part
        id="own-templates"
        title={texts.own}
        actions={<Button onClick={() => setStart(BLANK)}>{texts.create}</Button>}
      >
        {own.length === 0 && <p className={classes.note}>{texts.noneText}</p>}
        <TemplateList templates={own} onStart={setStart} />
      </Part>
      <Part id="built-in-templates" title={texts.builtIn}>
        <TemplateList templates={builtIn} onStart={setStart} />
      </Part>
      <Dialog
        opened={start !== null}
        onClose={() => setStart(null)}
        size="lg"
        title={start?.id === undefined ? texts.createTitle : texts.editTitle}
      >
        {start !== null && (
          <TemplateForm companyId={companyId} start={start} onClose={() => setStart(null)} />
        )}
      </Dialog>
    </>
  );
}

interface TemplateListProps {
  templates: readonly TemplateRowFragment[];
  onStart: (start: Start) => void;
}

const TemplateList = ({ templates, onStart }: TemplateListProps) => (
  <ul className={classes.list}>
    {templates.map((template) => (
      <li key={template.id} className={classes.entry}>
        <Template template={template} onStart={onStart} />
      </li>
    ))}
  </ul>
);

interface TemplateProps {
  template: TemplateRowFragment;
  onStart: (start: Start) => void;
}

function Template({ template, onStart }: TemplateProps) {
  const { id, name, subject, body, version, viewerCanEdit } = template;
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useDeleteMailTemplateMutation(RELOAD);
  return (
    <>
      <div className={classes.row}>
        <div className={classes.grow}>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.note}>{subject}</p>
        </div>
        {viewerCanEdit && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.editOf(name)}
              onClick={() => onStart({ id, name, subject, body, version })}
            >
              {texts.edit}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.removeOf(name)}
              onClick={() => setIsAsking(true)}
            >
              {texts.remove}
            </Button>
          </>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.copyOf(name)}
          onClick={() => onStart({ name: texts.copyName(name), subject, body })}
        >
          {texts.copy}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle(name)}
        action={texts.remove}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          attempt(
            () => remove({ variables: { input: { id } } }),
            "deletedId",
            recordPartTexts.failed,
          )
        }
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}

interface TemplateFormProps {
  companyId: string;
  start: Start;
  onClose: () => void;
}

function TemplateForm({ companyId, start, onClose }: TemplateFormProps) {
  const [{ id, version, ...values }, setValues] = useState(start);
  const [busy, setBusy] = useState(false);
  const whileShown = useWhileShown();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [create] = useCreateMailTemplateMutation(RELOAD);
  const [update] = useUpdateMailTemplateMutation(RELOAD);
  const save = async () => {
    setBusy(true);
    const outcome = await attemptAs(
      () => {
        if (id === undefined) return create({ variables: { input: { companyId, ...values } } });
        const input = { id, expectedVersion: version ?? 0, ...values };
        return update({ variables: { input } });
      },
      (payload) => payload.template?.id,
      recordPartTexts.failed,
    );
    setBusy(false);
    if (!outcome.ok) return setRefusal(outcome.refusal);
    notifications.show({ message: texts.saved(values.name), role: "status" });
    whileShown(onClose);
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        value={values.name}
        maxLength={MAX_NAME}
        error={refusal?.fields.name}
        onChange={({ currentTarget }) =>
          setValues({ ...values, ...known(id, version), name: currentTarget.value })
        }
      />
      <DraftFields
        draft={values}
        refusal={refusal}
        onChange={(draft) => setValues({ ...known(id, version), name: values.name, ...draft })}
      />
      {refusal !== null && Object.keys(refusal.fields).length === 0 && (
        <Message tone="error">{refusal.message}</Message>
      )}
      <DialogButtons>
        <Button type="submit" loading={busy}>
          {recordPartTexts.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {recordPartTexts.cancel}
        </Button>
      </DialogButtons>
    </form>
  );
}

const known = (id: string | undefined, version: number | undefined) => ({
  ...(id === undefined ? {} : { id }),
  ...(version === undefined ? {} : { version }),
});
