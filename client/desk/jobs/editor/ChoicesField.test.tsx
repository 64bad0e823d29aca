import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../../test/render";
import { ChoicesField } from "./ChoicesField";
import { EditorFormContext } from "./form-context";
import { inputOf, valuesOf, type JobValues } from "./job-values";
import { editorJob } from "./sample-editor-job";
import { useNotes } from "./use-notes";

const user = userEvent.setup({ delay: null });

function Editor({ sponsorship }: Pick<JobValues, "sponsorship">) {
  const form = useForm<JobValues>({
    initialValues: { ...valuesOf(editorJob), sponsorship },
  });
  const notesFor = useNotes(form, [], () => undefined);
  return (
    <MantineProvider>
      <EditorFormContext value={{ form, notesFor }}>
        <ChoicesField name="sponsorship" />
        <output>{inputOf(form.values).sponsorship.join(", ")}</output>
      </EditorFormContext>
    </MantineProvider>
  );
}
const choose = (name: string) => user.click(screen.getByRole("checkbox", { name }));
const answer = () => screen.getByRole("status").textContent;

test("several offers can be checked; none stands alone, and everything can be taken back", async () => {
  renderApp(<Editor sponsorship={[]} />);
  await choose("Green card");
  await choose("H-1B transfer");
  expect(answer()).toBe("TRANSFER, GREEN_CARD");
  await choose("No sponsorship");
  expect(answer()).toBe("NONE");
  await choose("New H-1B");
  expect(answer()).toBe("NEW");
  await choose("New H-1B");
  expect(answer()).toBe("");
});

test("what can be offered comes first, and none comes last", () => {
  renderApp(<Editor sponsorship={[]} />);
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ value }) => value)).toEqual(["TRANSFER", "NEW", "GREEN_CARD", "NONE"]);
});

test("none can be taken back too", async () => {
  renderApp(<Editor sponsorship={["NONE"]} />);
  await choose("No sponsorship");
  expect(answer()).toBe("");
});
