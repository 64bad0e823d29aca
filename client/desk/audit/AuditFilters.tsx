import type { FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { auditTexts } from "#texts/audit-log";
import { Button } from "../../components/ui/Button";
import { LinkButton } from "../../components/ui/LinkButton";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { textOf } from "../../lib/use-form";
import { auditAddress, auditKinds, type AuditSearch } from "./audit-search";
import { useAuditPersonQuery } from "./Audit.generated";
import classes from "./AuditFilters.module.css";

/** The audit log's filters. Submitting them changes the address. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [kind, from, until] = ["kind", "from", "until"].map((name) => textOf(data, name));
    void navigate(auditAddress({ ...search, kind, from, until }), { preventScrollReset: true });
  };
  return (
    <form role="search" className={classes.filters} onSubmit={submit}>
      <SelectField
        name="kind"
        label={auditTexts.kind}
        className={classes.kind}
        options={[
          { value: "", label: auditTexts.allKinds },
          ...auditKinds.map((kind) => ({ value: kind, label: auditTexts.kinds[kind] })),
        ]}
        defaultValue={search.kind}
      />
      <TextField name="from" type="date" label={auditTexts.from} defaultValue={search.from} />
      <TextField name="until" type="date" label={auditTexts.until} defaultValue={search.until} />
      <Button type="submit">{auditTexts.search}</Button>
      {search.person !== "" && <OnlyPerson search={search} />}
    </form>
  );
}

/** Says who the list is about, and offers the list of everyone. */
function OnlyPerson({ search }: { search: AuditSearch }) {
  const { data } = useAuditPersonQuery({ variables: { id: search.person }, ssr: false });
  return (
    <div className={classes.person}>
      <p>
        {auditTexts.onlyPerson} <strong>{data?.person?.name ?? auditTexts.unknownPerson}</strong>
      </p>
      <LinkButton
        to={auditAddress({ ...search, person: "" })}
        variant="default"
        size="sm"
        preventScrollReset
      >
        {auditTexts.everyone}
      </LinkButton>
    </div>
  );
}
