import { Button, Checkbox, MultiSelect, NativeSelect, TextInput } from "@mantine/core";
import { keyTexts as texts } from "#texts/desk-keys";
import { language } from "#texts/language";
import { Message } from "../../components/ui/Message";
import { useStaffCompanies } from "../parts/use-staff-companies";
import { useNow } from "../../lib/now";
import type { ApiScope } from "../../lib/schema-types.generated";
import { useKeptDraft } from "../forms/kept-draft";
import { useSave } from "../forms/use-save";
import classes from "./Keys.module.css";
import { useCreateKeyMutation } from "./Keys.generated";

const MAX_NAME = 100;
const DAY_MS = 86_400_000;
const LIVES = [30, 90, 180, 365];
const SCOPES = ["JOBS_READ", "JOBS_WRITE", "ALL_JOBS"] as const satisfies ApiScope[];

interface KeyValues {
  name: string;
  /** Blank: the name. */
  source: string;
  scopes: ApiScope[];
  companyIds: string[];
  expiresInDays: number;
}

const BLANK: KeyValues = {
  name: "",
  source: "",
  scopes: ["JOBS_READ"],
  companyIds: [],
  expiresInDays: 90,
};

const isKeyValues = (stored: unknown): stored is KeyValues =>
  typeof stored === "object" &&
  stored !== null &&
  "name" in stored &&
  typeof stored.name === "string" &&
  "source" in stored &&
  typeof stored.source === "string" &&
  "scopes" in stored &&
  Array.isArray(stored.scopes) &&
  "companyIds" in stored &&
  Array.isArray(stored.companyIds) &&
  "expiresInDays" in stored &&
  typeof stored.expiresInDays === "number";

interface KeyFormProps {
  onMade: (made: { name: string; secret: string }) => void;
}

/** What a new key may do, for which companies, and for how long. */
export function KeyForm({ onMade }: KeyFormProps) {
  const { values, change, forget } = useKeptDraft("key", BLANK, isKeyValues);
  const canPost = values.scopes.includes("JOBS_WRITE");
  // The secret stays out of the cache.
  const [createKey] = useCreateKeyMutation({ fetchPolicy: "no-cache" });
  const { form, busy, problem, fields, save, refuse } = useSave(texts.callFailed);
  const submit = async () => {
    const faults = faultsOf(values);
    if (Object.keys(faults).length > 0) return refuse(faults);
    const input = canPost
      ? values
      : {
          ...values,
          companyIds: [],
          scopes: values.scopes.filter((scope) => scope !== "ALL_JOBS"),
        };
    const secret = await save(() => createKey({ variables: { input } }), "secret");
    if (secret === undefined) return;
    forget(BLANK);
    onMade({ name: values.name.trim(), secret });
  };
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        required
        autoComplete="off"
        maxLength={MAX_NAME}
        value={values.name}
        error={fields.name}
        onChange={({ currentTarget }) => change({ ...values, name: currentTarget.value })}
      />
      <Checkbox.Group
        label={texts.scopesLabel}
        value={values.scopes}
        error={fields.scopes}
        onChange={(chosen) =>
          change({ ...values, scopes: SCOPES.filter((scope) => chosen.includes(scope)) })
        }
      >
        <div className={classes.scopes}>
          {SCOPES.filter((scope) => scope !== "ALL_JOBS" || canPost).map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={texts.scopes[scope]}
              description={texts.scopeHints[scope]}
            />
          ))}
        </div>
      </Checkbox.Group>
      {canPost && <PostingFields values={values} fields={fields} change={change} />}
      <Life
        days={values.expiresInDays}
        error={fields.expiresInDays}
        onChange={(expiresInDays) => change({ ...values, expiresInDays })}
      />
      {problem !== null && <Message tone="error">{problem}</Message>}
      <div>
        <Button type="submit" loading={busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

const faultsOf = ({ name, scopes, companyIds }: KeyValues): Record<string, string> => ({
  ...(name.trim() === "" && { name: texts.nameMissing }),
  ...(scopes.length === 0 && { scopes: texts.scopeMissing }),
  ...(scopes.includes("JOBS_WRITE") &&
    companyIds.length === 0 && { companyIds: texts.companyMissing }),
});

interface PostingFieldsProps {
  values: KeyValues;
  /** What is wrong, by field. */
  fields: Readonly<Record<string, string>>;
  change: (values: KeyValues) => void;
}

/** The key's source, and the companies it posts for. */
const PostingFields = ({ values, fields, change }: PostingFieldsProps) => (
  <>
    <TextInput
      label={texts.sourceField}
      description={texts.sourceHint}
      autoComplete="off"
      maxLength={MAX_NAME}
      placeholder={values.name}
      value={values.source}
      error={fields.source}
      onChange={({ currentTarget }) => change({ ...values, source: currentTarget.value })}
    />
    <Companies
      ids={values.companyIds}
      error={fields.companyIds}
      onChange={(companyIds) => change({ ...values, companyIds })}
    />
  </>
);

interface FieldProps<Value> {
  error: string | undefined;
  onChange: (value: Value) => void;
}

function Companies({ ids, error, onChange }: FieldProps<string[]> & { ids: string[] }) {
  const { nodes, failed } = useStaffCompanies();
  const companies = nodes ?? [];
  return (
    <MultiSelect
      label={texts.companiesField}
      description={texts.companiesHint}
      placeholder={ids.length === 0 ? texts.chooseCompanies : undefined}
      nothingFoundMessage={texts.noCompany}
      required
      searchable
      clearable
      clearButtonProps={{ "aria-label": texts.clearCompanies }}
      data={companies.map(({ id, name }) => ({ value: id, label: name }))}
      value={ids}
      error={failed ? texts.companiesFailed : error}
      onChange={onChange}
    />
  );
}

function Life({ days, error, onChange }: FieldProps<number> & { days: number }) {
  const end = new Date(useNow().getTime() + days * DAY_MS);
  return (
    <NativeSelect
      label={texts.expiry}
      description={texts.until(language.longDate(end.toISOString().slice(0, 10)))}
      value={String(days)}
      error={error}
      data={LIVES.map((life) => ({ value: String(life), label: texts.days(life) }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
