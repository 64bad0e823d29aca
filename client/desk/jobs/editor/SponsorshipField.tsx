import { Checkbox, Group } from "@mantine/core";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { jobsTexts } from "#texts/jobs";
import type { Sponsorship } from "../../../lib/schema-types.generated";
import { useEditorForm } from "./form-context";

const answers = ["TRANSFER", "NEW", "GREEN_CARD", "NONE"] as const satisfies readonly Sponsorship[];

/** What the employer sponsors. "No sponsorship" takes the other checks away, and any of them takes it away. */
export function SponsorshipField() {
  const { form, notesFor } = useEditorForm();
  const { sponsorship } = form.values;
  const choose = (values: readonly string[]) => {
    const chosen = answers.filter((each) => values.includes(each));
    const isNewlyNone = chosen.includes("NONE") && !sponsorship.includes("NONE");
    const next = chosen.filter((each) => (each === "NONE") === isNewlyNone);
    form.setFieldValue("sponsorship", chosen.length === 1 ? chosen : next);
  };
  return (
    <Checkbox.Group
      label={jobEditorTexts.labels.sponsorship}
      value={sponsorship}
      onChange={choose}
      {...notesFor("sponsorship", jobEditorTexts.hints.sponsorship)}
      data-field="sponsorship"
    >
      <Group gap="lg" mt="xs">
        {answers.map((each) => (
          <Checkbox key={each} value={each} label={jobsTexts.sponsorships[each]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
