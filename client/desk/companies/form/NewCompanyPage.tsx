import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Link, useNavigate } from "react-router-dom";
import { companyFormTexts as texts, companyTexts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { Message } from "../../../components/ui/Message";
import { useAction } from "../../../lib/use-action";
import { useViewer } from "../../../lib/session/viewer";
import { watchWork } from "../../../lib/watch-work";
import { NoSuchPage } from "../../NoSuchPage";
import { DeskHeading } from "../../shell/DeskHeading";
import { useAttempt } from "../../forms/use-attempt";
import { useKeptForm } from "../../forms/use-kept-form";
import classes from "../Companies.module.css";
import { CompanyFields } from "./CompanyFields";
import { useCreateCompanyMutation } from "./CompanyForm.generated";
import { companyRules, editedCompany, NO_COMPANY } from "./company-values";
import { focusFirstError } from "./focus-first-error";
import { Restored } from "./Restored";

/** Adds a company. For administrators. */
export function NewCompanyPage() {
  const { viewer } = useViewer();
  if (viewer?.role !== "ADMIN") return <NoSuchPage />;
  return (
    <>
      <DeskHeading title={texts.newTitle} lead={texts.newLead} />
      <NewCompany />
    </>
  );
}

function NewCompany() {
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { busy, problem, run } = useAction();
  const [create] = useCreateCompanyMutation();
  const { form, forget, isRestored, startOver, typedSince, handOver } = useKeptForm({
    name: "new-company",
    start: { values: NO_COMPANY, version: 0 },
    validate: companyRules,
  });
  const add = form.onSubmit(async (input) => {
    const isWorking = watchWork();
    const company = await run(async () => {
      const outcome = await attempt(
        () => create({ variables: { input } }),
        ({ company }) => company,
        companyTexts.failed,
      );
      if (!outcome.ok) form.setErrors(outcome.refusal.fields);
      return outcome;
    });
    const isAtWork = isWorking();
    if (company === undefined) return isAtWork ? undefined : focusFirstError();
    notifications.show({ message: texts.created(company.name), role: "status" });
    const { id, version } = company;
    // What was typed meanwhile is not saved yet, and the company exists now.
    const typed = typedSince(input);
    if (typed === null) forget();
    else handOver(editedCompany(id), typed, { values: input, version });
    const to = typed === null ? [id] : [id, "edit"];
    await navigate(paths.desk("companies", ...to), { replace: true });
  }, focusFirstError);
  return (
    <form className={classes.form} aria-label={texts.newForm} onSubmit={add} noValidate>
      {isRestored && <Restored onStartOver={startOver} />}
      <CompanyFields form={form} />
      {problem !== null && !hasErrors(form.errors) && <Message tone="error">{problem}</Message>}
      <Group>
        <Button type="submit" loading={busy}>
          {texts.create}
        </Button>
        <Button variant="default" component={Link} to={paths.desk("companies")} onClick={forget}>
          {companyTexts.cancel}
        </Button>
      </Group>
    </form>
  );
}

const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;
