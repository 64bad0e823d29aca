import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../../test/render";
import { labelOfField } from "./field-words";
import { EditorFormContext } from "./form-context";
import { fieldNames, isOf } from "./form-fields";
import { JobFields } from "./JobFields";
import { inputOf, valuesOf, type JobValues } from "./job-values";
import { editorJob } from "./sample-editor-job";
import { useNotes } from "./use-notes";

// The real one is for browsers.
jest.mock("./RichText", () => ({
  RichText: ({ name }: { name: string }) => <p data-field={name}>{`Editor of ${name}`}</p>,
}));

const user = userEvent.setup({ delay: null });

function Editor() {
  const form = useForm<JobValues>({ initialValues: valuesOf(editorJob) });
  const notesFor = useNotes(form, [], () => undefined);
  return (
    <MantineProvider>
      <EditorFormContext value={{ form, notesFor }}>
        <JobFields />
        <output>{JSON.stringify(inputOf(form.values))}</output>
      </EditorFormContext>
    </MantineProvider>
  );
}
const input = (): unknown => JSON.parse(screen.getByRole("status").textContent);
/** The list is drawn in place, and hidden until its styles are there. */
async function choose(label: string, option: string): Promise<void> {
  await user.click(screen.getByLabelText(label, { selector: "input" }));
  await user.click(screen.getByText(option, { selector: "[role=option] *" }));
}

async function open(): Promise<void> {
  renderApp(<Editor />);
  await screen.findByText("Editor of description");
  await screen.findByText("Editor of responsibilities");
}

test("every declared field has a control, with its label and limit", async () => {
  await open();
  const named = [...document.querySelectorAll("[data-field]")].map((each) =>
    each.getAttribute("data-field"),
  );
  expect(named).toEqual(expect.arrayContaining([...fieldNames]));
  const others = fieldNames.filter((name) => !isOf("html", name));
  for (const name of others)
    expect(screen.getAllByText(labelOfField(name)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Contract")).toHaveAttribute("maxlength", "80");
});

test("only an optional choice can be taken back", async () => {
  await open();
  await choose("Industry", "IT");
  await choose("Security clearance", "Secret");
  expect(input()).toMatchObject({ industry: null, securityClearance: "SECRET" });
  await choose("Security clearance", "Top Secret");
  expect(input()).toMatchObject({ securityClearance: "TOP_SECRET" });
});
