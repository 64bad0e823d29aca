import { MantineProvider } from "@mantine/core";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { MockLink } from "@apollo/client/testing";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { renderApp } from "../../../test/render";
import { CheckAdvertDocument } from "./JobEditor.generated";
import { adviceInputOf, valuesOf } from "./job-values";
import { PublishPart } from "./PublishPart";
import { editorJob } from "./sample-editor-job";
import { useFindings } from "./use-findings";

const { summary: texts } = jobEditorTexts;
const empty = { ...valuesOf(editorJob), contract: "" };
const filled = { ...empty, contract: "W2 contract" };

function Editor() {
  const [values, setValues] = useState(empty);
  const findings = useFindings(values);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setValues(filled)}>
        Fill in
      </button>
      <output>{findings.state}</output>
      <PublishPart
        job={editorJob}
        findings={findings}
        unsaved={values === filled}
        hasConflict={false}
        save={async () => true}
      />
    </MantineProvider>
  );
}

type Answer = Pick<MockLink.MockedResponse, "result" | "error" | "delay">;

const missing = (...fields: string[]): Answer => ({
  result: {
    data: {
      validateJob: { __typename: "ValidateJobPayload", findings: [], missing: fields },
    },
  },
});
const never: Answer = { delay: Infinity };

const check = (values: typeof empty, answer: Answer): MockLink.MockedResponse => ({
  request: { query: CheckAdvertDocument, variables: { input: adviceInputOf(values) } },
  ...answer,
});

/** The dialog, opened after the form was filled in. @param answer what the rules say about it then */
async function askToPublish(answer: Answer) {
  renderApp(<Editor />, {
    mocks: [check(empty, missing("contract")), check(filled, answer)],
  });
  await screen.findByText("checked");
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  await userEvent.click(screen.getByRole("button", { name: jobEditorTexts.publish }));
  await screen.findByRole("dialog");
}

const confirm = () =>
  screen.getAllByRole("button", { name: new RegExp(`^${jobEditorTexts.publish}`) }).at(-1);

test("the dialog says nothing of what the form said before", async () => {
  await askToPublish(never);
  expect(screen.getByText(texts.checking)).toBeInTheDocument();
  expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
  expect(confirm()).toBeDisabled();
});

test("once the form has been checked, it can be published", async () => {
  await askToPublish(missing());
  await screen.findByText(new RegExp(texts.ready));
  expect(confirm()).toBeEnabled();
});

test("the firm wants a contract, though other systems may leave it out", async () => {
  renderApp(<Editor />, { mocks: [check(empty, missing())] });
  await screen.findByText("checked");
  await userEvent.click(screen.getByRole("button", { name: jobEditorTexts.publish }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(texts.missing)).toBeInTheDocument();
  expect(within(dialog).getByText("Contract")).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
});

test("without an answer, publishing is left to the server, which checks it, too", async () => {
  await askToPublish({ error: new Error("offline") });
  await screen.findByText(texts.checkFailed);
  expect(screen.queryByText(texts.missing)).not.toBeInTheDocument();
  expect(confirm()).toBeEnabled();
});
