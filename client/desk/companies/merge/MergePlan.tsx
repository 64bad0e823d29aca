import { Table, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { companyTexts, mergeTexts as texts } from "#texts/desk-companies";
import { paths } from "#site/paths";
import { Button } from "../../../components/ui/Button";
import { Unloaded } from "../../../components/ui/Unloaded";
import { LinkButton } from "../../../components/ui/LinkButton";
import { Message } from "../../../components/ui/Message";
import { Skeleton } from "../../../components/ui/Skeleton";
import { attempt } from "../../../lib/refusal";
import { useAction } from "../../../lib/use-action";
import { FRESH } from "../../../lib/use-list";
import { Part } from "../../parts/Part";
import classes from "../Companies.module.css";
import {
  useMergeCompaniesMutation,
  useMergePreviewQuery,
  type MergePreviewQuery,
} from "./Merge.generated";

interface MergePlanProps {
  fromId: string;
  intoId: string;
}

type Preview = MergePreviewQuery["companyMergePreview"];

/** What a merge does, and the question before it. */
export function MergePlan(variables: MergePlanProps) {
  const query = useMergePreviewQuery({ ...FRESH, variables });
  const { data } = query;
  if (data === undefined)
    return (
      <Unloaded
        query={query}
        failed={texts.previewFailed}
        skeleton={<Skeleton height="16rem" radius="var(--radius-lg)" />}
      />
    );
  const { from, into, parts } = data.companyMergePreview;
  return (
    <>
      <Part id="merge-preview" title={texts.preview(from.name, into.name)}>
        <Moved parts={parts} />
      </Part>
      <Part id="merge-fate" title={texts.fate}>
        <ul className={classes.fates}>
          {texts.fates(from.name, into.name).map((fate) => (
            <li key={fate}>{fate}</li>
          ))}
        </ul>
      </Part>
      <Confirmation from={from} into={into} />
    </>
  );
}

function Moved({ parts }: Pick<Preview, "parts">) {
  const moved = parts.filter(({ count }) => count > 0);
  if (moved.length === 0) return <p>{texts.nothing}</p>;
  return (
    <Table w="auto" className={classes.below}>
      <Table.Thead className="visually-hidden">
        <Table.Tr>
          <Table.Th scope="col">{texts.amount}</Table.Th>
          <Table.Th scope="col">{texts.kind}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {moved.map(({ kind, count }) => (
          <Table.Tr key={kind}>
            <Table.Td className={classes.number}>{texts.count(count)}</Table.Td>
            <Table.Th scope="row" fw={400}>
              {texts.part(kind, count)}
            </Table.Th>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Confirmation({ from, into }: Pick<Preview, "from" | "into">) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { busy, problem, run } = useAction();
  const [mergeCompanies] = useMergeCompaniesMutation();
  const merge = async () => {
    const isRight = typed.trim().toLowerCase() === from.name.toLowerCase();
    setFault(isRight ? null : texts.confirmMissing(from.name));
    if (!isRight) return;
    const input = { fromId: from.id, intoId: into.id, confirmName: typed };
    const merged = await run(async () => {
      const outcome = await attempt(
        () => mergeCompanies({ variables: { input } }),
        "company",
        companyTexts.failed,
      );
      if (!outcome.ok) setFault(outcome.refusal.fields.confirmName ?? null);
      return outcome;
    });
    if (merged === undefined) return;
    notifications.show({ message: texts.done(from.name, merged.name), role: "status" });
    await navigate(paths.desk("companies", merged.id), { replace: true });
  };
  return (
    <form
      className={classes.danger}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
    >
      <TextInput
        label={texts.confirm(from.name)}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        error={fault}
        maxLength={120}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {problem !== null && fault === null && <Message tone="error">{problem}</Message>}
      <div className={classes.buttons}>
        <Button type="submit" variant="danger" loading={busy}>
          {texts.merge}
        </Button>
        <LinkButton variant="default" to={paths.desk("companies", from.id)}>
          {companyTexts.cancel}
        </LinkButton>
      </div>
    </form>
  );
}
