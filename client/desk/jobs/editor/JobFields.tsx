import "@mantine/core/styles/Fieldset.css";
import { Fieldset, Input } from "@mantine/core";
import { jobEditorTexts } from "#texts/desk-job-editor";
import type { JobFieldName } from "#site/job-fields.generated";
import { Skeleton } from "../../../components/ui/Skeleton";
import { lazyComponent } from "../../../lib/lazy-component";
import { OnDemand } from "../../parts/OnDemand";
import { ChoiceField, LineField, ListField } from "./controls";
import { ChoicesField } from "./ChoicesField";
import classes from "./Editor.module.css";
import { labelOfField } from "./field-words";
import { isOf, type NamesOf } from "./form-fields";
import { layout } from "./form-layout";
import { PayFields } from "./PayFields";

/** Larger than the rest of the page combined, so it loads after the form. */
const RichText = lazyComponent(() => import("./RichText"), "RichText");

const { parts } = jobEditorTexts;

/** All fields of a job's advertisement. */
export const JobFields = () => (
  <>
    <Fieldset legend={parts.basics} className={classes.part}>
      {layout.basics.map((row) => (
        <div key={row[0]} className={classes.pair}>
          <Fields names={row} />
        </div>
      ))}
    </Fieldset>
    <Fieldset legend={parts.pay} className={classes.part}>
      <PayFields />
    </Fieldset>
    <Fieldset legend={parts.words} className={classes.part}>
      <Fields names={layout.words} />
    </Fieldset>
    <Fieldset legend={parts.people} className={classes.part}>
      <Fields names={layout.people} />
    </Fieldset>
  </>
);

const Fields = ({ names }: { names: readonly JobFieldName[] }) =>
  names.map((name) => <JobField key={name} name={name} />);

/** The control for the field's kind. */
function JobField({ name }: { name: JobFieldName }) {
  if (isOf("html", name)) return <Words name={name} />;
  if (isOf("list", name)) return <ListField name={name} />;
  if (isOf("choice", name)) return <ChoiceField name={name} />;
  if (isOf("choices", name)) return <ChoicesField name={name} />;
  return <LineField name={name} />;
}

/** A field of formatted text, or its place while the editor loads. */
const Words = ({ name }: { name: NamesOf<"html"> }) => (
  <OnDemand
    fallback={
      <Input.Wrapper label={labelOfField(name)} labelElement="div">
        <Skeleton height="14rem" radius="var(--radius-md)" />
      </Input.Wrapper>
    }
  >
    <RichText name={name} />
  </OnDemand>
);
