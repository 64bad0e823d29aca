import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { noteTexts as texts } from "#texts/desk-records";
import { renderApp } from "../../test/render";
import { AddNote } from "./NotesPart";
import { AddNoteDocument, ColleaguesDocument } from "./Records.generated";

const colleagues: MockLink.MockedResponse = {
  request: { query: ColleaguesDocument, variables: { applicationId: "a1" } },
  result: { data: { colleagues: [] } },
};
const adding: MockLink.MockedResponse = {
  request: { query: AddNoteDocument, variables: () => true },
  result: { data: { addNote: { __typename: "NotePayload", note: null, userErrors: [] } } },
  delay: 500,
  maxUsageCount: 2,
};

const show = () => {
  const rendered = renderApp(
    <MantineProvider env="test">
      <AddNote applicationId="a1" />
    </MantineProvider>,
    { mocks: [colleagues, adding] },
  );
  return { ...rendered, field: screen.getByLabelText(texts.label) };
};
const add = () => userEvent.click(screen.getByRole("button", { name: texts.add }));

test("a note that was added leaves the field", async () => {
  const { field, allAnswered } = show();
  await userEvent.type(field, "Called Uma.");
  await add();
  await allAnswered();
  expect(field).toHaveValue("");
});

test("what is typed while a note is added stays", async () => {
  const { field, allAnswered } = show();
  await userEvent.type(field, "Called Uma.");
  await add();
  fireEvent.change(field, { target: { value: "Called Uma. Again" } });
  await allAnswered();
  expect(field).toHaveValue("Called Uma. Again");
});
