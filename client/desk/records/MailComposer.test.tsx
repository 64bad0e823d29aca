import type { MockLink } from "@apollo/client/testing";
import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { mailTexts as texts } from "#texts/desk-records";
import { renderApp } from "../../test/render";
import { EMPTY_DRAFT } from "./draft";
import { MailComposer } from "./MailComposer";
import { MailPreviewDocument, MailTemplatesDocument } from "./Mails.generated";

const TEMPLATE = {
  __typename: "MailTemplate",
  ...{ id: "t1", name: "First contact", subject: "{{jobRole}}", body: "Hi {{firstName}}" },
  ...{ isBuiltIn: true, version: 0, viewerCanEdit: false },
};
const templates: MockLink.MockedResponse = {
  request: { query: MailTemplatesDocument, variables: { companyId: "c1" } },
  result: { data: { mailTemplates: [TEMPLATE] } },
};
const preview = (draft: object, payload: object): MockLink.MockedResponse => ({
  request: {
    query: MailPreviewDocument,
    variables: { input: { applicationId: "a1", ...draft } },
  },
  result: {
    data: {
      candidateMailPreview: {
        __typename: "CandidateMailPreviewPayload",
        ...{ preview: null, userErrors: [], ...payload },
      },
    },
  },
});
const onSend = jest.fn();

/** Keeps the draft, as a dialog does. */
function Owner() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <MantineProvider env="test">
      <MailComposer
        applicationId="a1"
        companyId="c1"
        draft={draft}
        onDraft={setDraft}
        send="Send email"
        busy={false}
        problem={null}
        onSend={() => onSend(draft)}
      />
    </MantineProvider>
  );
}

const open = (...mocks: MockLink.MockedResponse[]) =>
  renderApp(<Owner />, { mocks: [templates, ...mocks] });
const look = () => userEvent.click(screen.getByRole("button", { name: texts.preview }));

beforeEach(() => jest.clearAllMocks());

test("sends what a template says only after showing exactly what goes out", async () => {
  const draft = { subject: "{{jobRole}}", body: "Hi {{firstName}}" };
  const shown = {
    __typename: "CandidateMailPreview",
    ...{ to: "ana@example.com", replyTo: "rita@example.com", subject: "Nurse", text: "Hi Ana" },
  };
  open(preview(draft, { preview: shown }));
  await screen.findByRole("option", { name: "First contact" });
  await userEvent.selectOptions(screen.getByLabelText(texts.template), "First contact");
  await look();
  expect(await screen.findByText("Hi Ana")).toBeVisible();
  expect(screen.getByText("rita@example.com")).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send email" }));
  expect(onSend).toHaveBeenCalledWith(draft);
});

test("keeps what was typed when the server refuses it, and says why at the field", async () => {
  const draft = { subject: "Hello", body: "Hi you" };
  const message = "We don’t know {{name}}.";
  const error = { __typename: "UserError", field: "body", code: "BAD_INPUT", message };
  open(preview(draft, { userErrors: [error] }));
  await userEvent.type(screen.getByLabelText(texts.subject), "Hello");
  await userEvent.type(screen.getByLabelText(texts.body), "Hi you");
  await look();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(texts.body)).toHaveValue("Hi you");
  expect(screen.getByLabelText(texts.body)).toBeInvalid();
});

test("brings back what a template replaced", async () => {
  open();
  await userEvent.type(screen.getByLabelText(texts.body), "My own words");
  await screen.findByRole("option", { name: "First contact" });
  await userEvent.selectOptions(screen.getByLabelText(texts.template), "First contact");
  expect(screen.getByLabelText(texts.body)).toHaveValue("Hi {{firstName}}");
  await userEvent.click(screen.getByRole("button", { name: texts.restore }));
  expect(screen.getByLabelText(texts.body)).toHaveValue("My own words");
});

test("inserts a field where the cursor is", async () => {
  open();
  const body = screen.getByLabelText<HTMLTextAreaElement>(texts.body);
  await userEvent.type(body, "Hi , hello");
  body.setSelectionRange(3, 3);
  await userEvent.click(screen.getByRole("button", { name: texts.fields }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "{{firstName}}" }));
  expect(body).toHaveValue("Hi {{firstName}}, hello");
});
