import { Button, Select, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "react-router-dom";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { paths } from "#site/paths";
import { EmptyState } from "../../../components/ui/EmptyState";
import { Unloaded } from "../../../components/ui/Unloaded";
import { Message } from "../../../components/ui/Message";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useStaffCompanies } from "../../parts/use-staff-companies";
import { attemptAs } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { DeskHeading } from "../../shell/DeskHeading";
import classes from "./Editor.module.css";
import { useSaveJobDraftMutation } from "./JobEditor.generated";

/** Starts a draft: its title and company, and then the editor. */
export const NewJobPage = () => (
  <>
    <DeskHeading title={jobEditorTexts.newTitle} lead={jobEditorTexts.newLead} />
    <Start />
  </>
);

function Start() {
  const list = useStaffCompanies();
  if (list.nodes === null)
    return (
      <Unloaded
        query={list}
        failed={jobEditorTexts.companyFailed}
        skeleton={<DeskSkeleton shape="form" heading />}
      />
    );
  const companies = list.nodes.filter(({ viewerCanPostJob }) => viewerCanPostJob);
  if (companies.length === 0)
    return <EmptyState title={jobEditorTexts.newTitle}>{jobEditorTexts.noCompany}</EmptyState>;
  return <StartForm companies={companies} />;
}

function StartForm({ companies }: { companies: readonly { id: string; name: string }[] }) {
  const navigate = useNavigate();
  const [saveDraft] = useSaveJobDraftMutation();
  const { busy, problem, run } = useAction();
  const only = companies.length === 1 ? (companies[0]?.id ?? "") : "";
  const form = useForm({
    initialValues: { role: "", companyId: only },
    validate: {
      role: (role) => (role.trim() === "" ? jobEditorTexts.giveTitle : null),
      companyId: (id) => (id === "" ? jobEditorTexts.chooseCompany : null),
    },
  });
  const start = form.onSubmit(async (values) => {
    const id = await run(async () => {
      const outcome = await attemptAs(
        () => saveDraft({ variables: { input: values } }),
        ({ job }) => job?.id,
        jobEditorTexts.failed,
      );
      if (!outcome.ok) form.setErrors(outcome.refusal.fields);
      return outcome;
    });
    if (id !== undefined) await navigate(paths.desk("jobs", id, "edit"), { replace: true });
  });
  return (
    <form className={classes.start} onSubmit={start} noValidate>
      <Stack>
        <TextInput
          label={jobEditorTexts.labels.role}
          description={jobEditorTexts.hints.role}
          maxLength={150}
          required
          {...form.getInputProps("role")}
        />
        <Select
          label={jobEditorTexts.labels.company}
          placeholder={jobEditorTexts.chooseCompany}
          data={companies.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          required
          allowDeselect={false}
          {...form.getInputProps("companyId")}
        />
        {problem !== null && <Message tone="error">{problem}</Message>}
        <div>
          <Button type="submit" loading={busy}>
            {jobEditorTexts.start}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
