import { Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { companyFormTexts } from "#texts/desk-companies";
import classes from "../Companies.module.css";
import type { CompanyValues } from "./company-values";

const { labels, hints } = companyFormTexts;

/** The fields of a company. */
export const CompanyFields = ({ form }: { form: UseFormReturnType<CompanyValues> }) => (
  <>
    <TextInput label={labels.name} maxLength={120} required {...form.getInputProps("name")} />
    <div className={classes.pair}>
      <TextInput
        label={labels.industry}
        description={hints.industry}
        maxLength={80}
        {...form.getInputProps("industry")}
      />
      <TextInput
        label={labels.location}
        description={hints.location}
        maxLength={120}
        {...form.getInputProps("location")}
      />
    </div>
    <TextInput
      label={labels.website}
      description={hints.website}
      type="url"
      inputMode="url"
      maxLength={255}
      {...form.getInputProps("website")}
    />
    <Textarea
      label={labels.description}
      description={hints.description}
      autosize
      minRows={5}
      maxRows={16}
      maxLength={5000}
      {...form.getInputProps("description")}
    />
  </>
);
