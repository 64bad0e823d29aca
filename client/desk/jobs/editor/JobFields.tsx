import "@mantine/core/styles/Fieldset.css";
import { Autocomplete, Fieldset, Input, Select, TagsInput, TextInput } from "@mantine/core";
import { namedIndustries } from "#content/industry-names";
import { jobFilterWords } from "#content/job-filters";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { jobsTexts } from "#texts/jobs";
import { Skeleton } from "../../../components/ui/Skeleton";
import { lazyComponent } from "../../../lib/lazy-component";
import type { SecurityClearance, WorkplaceType } from "../../../lib/schema-types.generated";
import { OnDemand } from "../../parts/OnDemand";
import classes from "./Editor.module.css";
import { useEditorForm } from "./form-context";
import { PayFields } from "./PayFields";
import { SponsorshipField } from "./SponsorshipField";

/** Larger than the rest of the page combined, so it loads after the form. */
const RichText = lazyComponent(() => import("./RichText"), "RichText");

const { labels, hints, parts } = jobEditorTexts;

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

const workplaces = ["ONSITE", "HYBRID", "REMOTE"] as const satisfies readonly WorkplaceType[];
const clearances = [
  "NONE",
  "PUBLIC_TRUST",
  "SECRET",
  "TOP_SECRET",
] as const satisfies readonly SecurityClearance[];
const jobTypes = Object.values(jobFilterWords.jobType.values);
/** Suggestions only: employers may word it as they like. */
const statuses = Object.values(jobFilterWords.workAuthorization.values);

/** All fields of a job's advertisement. */
export const JobFields = () => (
  <>
    <Fieldset legend={parts.basics} className={classes.part}>
      <Line name="role" max={150} hint={hints.role} />
      <div className={classes.pair}>
        <Line name="companyLocation" max={120} hint={hints.companyLocation} />
        <Workplace />
      </div>
      <div className={classes.pair}>
        <Line name="contract" max={80} hint={hints.contract} />
        <JobType />
      </div>
      <div className={classes.pair}>
        <IndustryField />
        <Clearance />
      </div>
    </Fieldset>
    <Fieldset legend={parts.pay} className={classes.part}>
      <PayFields />
    </Fieldset>
    <Fieldset legend={parts.words} className={classes.part}>
      <Words name="description" />
      <Words name="responsibilities" />
    </Fieldset>
    <Fieldset legend={parts.people} className={classes.part}>
      <Tags name="skills" max={60} options={[]} />
      <Tags name="workAuthorization" max={40} options={statuses} />
      <SponsorshipField />
    </Fieldset>
  </>
);

/** A field of formatted text, or its place while the editor loads. */
const Words = ({ name }: { name: "description" | "responsibilities" }) => (
  <OnDemand
    fallback={
      <Input.Wrapper label={labels[name]} labelElement="div">
        <Skeleton height="14rem" radius="var(--radius-md)" />
      </Input.Wrapper>
    }
  >
    <RichText name={name} />
  </OnDemand>
);

interface LineProps {
  name: "role" | "companyLocation" | "contract";
  /** Longest text that the server takes. */
  max: number;
  hint: string;
}

function Line({ name, max, hint }: LineProps) {
  const { form, notesFor } = useEditorForm();
  return (
    <TextInput
      label={labels[name]}
      maxLength={max}
      {...form.getInputProps(name)}
      {...notesFor(name, hint)}
      data-field={name}
    />
  );
}

function Workplace() {
  const { form, notesFor } = useEditorForm();
  return (
    <Select
      label={labels.workplaceType}
      data={optionsOf(jobsTexts.workplaces)}
      value={form.values.workplaceType}
      onChange={(value) => {
        const chosen = workplaces.find((each) => each === value);
        if (chosen !== undefined) form.setFieldValue("workplaceType", chosen);
      }}
      allowDeselect={false}
      {...notesFor("workplaceType")}
      data-field="workplaceType"
    />
  );
}

function JobType() {
  const { form, notesFor } = useEditorForm();
  return (
    <Autocomplete
      label={labels.jobType}
      data={jobTypes}
      maxLength={40}
      {...form.getInputProps("jobType")}
      {...notesFor("jobType", hints.jobType)}
      data-field="jobType"
    />
  );
}

function IndustryField() {
  const { form, notesFor } = useEditorForm();
  return (
    <Select
      label={labels.industry}
      placeholder={jobEditorTexts.noIndustry}
      data={namedIndustries.map(({ value, label }) => ({ value, label }))}
      value={form.values.industry}
      onChange={(value) => {
        const chosen = namedIndustries.find((each) => each.value === value);
        form.setFieldValue("industry", chosen?.value ?? null);
      }}
      {...notesFor("industry", hints.industry)}
      data-field="industry"
    />
  );
}

function Clearance() {
  const { form, notesFor } = useEditorForm();
  return (
    <Select
      label={labels.securityClearance}
      data={optionsOf(jobsTexts.clearances)}
      value={form.values.securityClearance}
      onChange={(value) => {
        const chosen = clearances.find((each) => each === value);
        if (chosen !== undefined) form.setFieldValue("securityClearance", chosen);
      }}
      allowDeselect={false}
      {...notesFor("securityClearance")}
      data-field="securityClearance"
    />
  );
}

interface TagsProps {
  name: "skills" | "workAuthorization";
  /** Longest entry that the server takes. */
  max: number;
  options: string[];
}

function Tags({ name, max, options }: TagsProps) {
  const { form, notesFor } = useEditorForm();
  return (
    <TagsInput
      label={labels[name]}
      data={options}
      value={form.values[name]}
      onChange={(entries) =>
        form.setFieldValue(
          name,
          entries.map((entry) => entry.trim().slice(0, max)).filter((entry) => entry !== ""),
        )
      }
      maxTags={40}
      splitChars={[",", ";"]}
      acceptValueOnBlur
      {...notesFor(name, hints[name])}
      data-field={name}
    />
  );
}
