import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { companyFormTexts as texts, companyTexts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { Message } from "../../../components/ui/Message";
import { useAction } from "../../../lib/use-action";
import { watchWork } from "../../../lib/watch-work";
import { ConflictPanel } from "../../conflict/ConflictPanel";
import { useAttempt } from "../../forms/use-attempt";
import { useKeptForm } from "../../forms/use-kept-form";
import classes from "../Companies.module.css";
import { CompanyFields } from "./CompanyFields";
import { useUpdateCompanyMutation, type EditedCompanyFragment } from "./CompanyForm.generated";
import {
  companyParts,
  companyRules,
  editedCompany,
  valuesOf,
  type CompanyValues,
} from "./company-values";
import { focusFirstError } from "./focus-first-error";
import { Restored } from "./Restored";

/** Changes a company. When someone else changed it meanwhile, both versions are shown and none is lost. */
export function EditCompany({ company }: { company: EditedCompanyFragment }) {
  const { id } = company;
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { busy, problem, run, forget: forgetProblem } = useAction();
  const [update] = useUpdateCompanyMutation();
  const [theirs, setTheirs] = useState<EditedCompanyFragment | null>(null);
  const [hasChosen, setHasChosen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(true);
  const saveButton = useRef<HTMLButtonElement>(null);
  const kept = useKeptForm({
    name: editedCompany(id),
    start: { values: valuesOf(company), version: company.version },
    validate: companyRules,
  });
  const { form, base } = kept;
  const save = form.onSubmit(async (values) => {
    setHasChosen(false);
    const isWorking = watchWork();
    const saved = await run(async () => {
      const input = { id, expectedVersion: base.version, ...values };
      const outcome = await attempt(
        async () => {
          const answer = await update({ variables: { input } });
          setTakesFocus(!isWorking());
          if (answer.data) setTheirs(otherVersion(answer.data.updateCompany));
          return answer;
        },
        ({ company }) => company,
        companyTexts.failed,
      );
      if (!outcome.ok) form.setErrors(outcome.refusal.fields);
      return outcome;
    });
    const isAtWork = isWorking();
    if (saved === undefined) return isAtWork ? undefined : focusFirstError();
    notifications.show({ message: texts.saved(saved.name), role: "status" });
    // What was typed meanwhile is not saved yet.
    const typed = kept.typedSince(values);
    if (typed !== null) return kept.rebase(typed, { values, version: saved.version });
    kept.forget();
    await navigate(paths.desk("companies", id));
  }, focusFirstError);
  const choose = (values: CompanyValues) => {
    if (theirs === null) return;
    kept.rebase(values, { values: valuesOf(theirs), version: theirs.version });
    setTheirs(null);
    setHasChosen(true);
    forgetProblem();
    // The button that was chosen is gone, and this one can be chosen again after the next render.
    requestAnimationFrame(() => saveButton.current?.focus());
  };
  const isShown = problem !== null && theirs === null && Object.keys(form.errors).length === 0;
  return (
    <>
      {theirs !== null && (
        <ConflictPanel
          key={theirs.version}
          title={texts.conflict.title}
          text={texts.conflict.text(theirs.updatedAt ?? "")}
          name={texts.conflict.someone}
          parts={companyParts}
          mine={form.values}
          base={base.values}
          theirs={valuesOf(theirs)}
          onChoose={choose}
          takesFocus={takesFocus}
        />
      )}
      <form
        className={classes.form}
        aria-label={texts.editTitle(company.name)}
        onSubmit={save}
        noValidate
      >
        {kept.isRestored && <Restored onStartOver={kept.startOver} />}
        {hasChosen && <Message tone="info">{texts.conflict.chosen}</Message>}
        <CompanyFields form={form} />
        {isShown && <Message tone="error">{problem}</Message>}
        <Group>
          <Button ref={saveButton} type="submit" loading={busy} disabled={theirs !== null}>
            {texts.save}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={paths.desk("companies", id)}
            onClick={kept.forget}
          >
            {companyTexts.cancel}
          </Button>
        </Group>
      </form>
    </>
  );
}

interface Payload {
  company: EditedCompanyFragment | null;
  userErrors: readonly { code: string }[];
}

/** What someone else saved meanwhile; null if that is not why the call was refused. */
const otherVersion = ({ company, userErrors }: Payload): EditedCompanyFragment | null =>
  userErrors.some(({ code }) => code === "CONFLICT") ? company : null;
