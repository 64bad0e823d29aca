import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useOnChange } from "../../../lib/use-on-change";
import { renderApp } from "../../../test/render";
import { SaveJobDraftDocument, type JobEditor_JobFragment } from "./JobEditor.generated";
import { inputOf, valuesOf } from "./job-values";
import { localDraft } from "./local-draft";
import { editorJob } from "./sample-editor-job";
import { useJobSaving } from "./use-job-saving";

const user = userEvent.setup({ delay: null });
const storage = localDraft("person-1", editorJob.id);
const start = valuesOf(editorJob);

function Editor({ restored = null }: { restored?: ReturnType<typeof storage.read> }) {
  const [values, setValues] = useState(restored?.values ?? start);
  const { state, rebase } = useJobSaving({ job: editorJob, values, restored, storage });
  return (
    <>
      <input
        aria-label="Role"
        value={values.role}
        onChange={({ target }) => setValues({ ...values, role: target.value })}
      />
      <output>{state.kind}</output>
      {state.kind === "conflict" && (
        <button type="button" onClick={() => rebase(state.theirs)}>
          Keep mine
        </button>
      )}
    </>
  );
}

/** Renders again on each change of state, as the editor does to show errors. */
function Published() {
  const [values, setValues] = useState(start);
  const [changes, setChanges] = useState(0);
  const job = { ...editorJob, status: "PUBLISHED" as const };
  const { state } = useJobSaving({ job, values, restored: null, storage });
  // Ends by itself if every render is a change.
  useOnChange(state, () => setChanges(Math.min(changes + 1, 20)));
  return (
    <>
      <button type="button" onClick={() => setValues({ ...values, role: "New" })}>
        Type
      </button>
      <output>{`${state.kind}, ${changes} changes`}</output>
    </>
  );
}

const save = (
  role: string,
  expectedVersion: number,
  answer: MockLink.MockedResponse["result"] | Error,
): MockLink.MockedResponse => ({
  request: {
    query: SaveJobDraftDocument,
    variables: { input: { id: editorJob.id, expectedVersion, ...inputOf({ ...start, role }) } },
  },
  ...(answer instanceof Error ? { error: answer } : { result: answer }),
});

const saved = (job: Partial<JobEditor_JobFragment>, code?: string) => ({
  data: {
    saveJobDraft: {
      __typename: "JobPayload",
      job: { ...editorJob, ...job },
      userErrors:
        code === undefined
          ? []
          : [{ __typename: "UserError", field: null, code, message: "Changed meanwhile." }],
    },
  },
});

const type = async (role: string) => {
  const field = screen.getByLabelText("Role");
  await user.clear(field);
  await user.type(field, role);
};
const shows = (kind: string) => screen.findByText(kind, { selector: "output" });

beforeEach(() => localStorage.clear());

test("an edit of a published job changes the state once, not with every render", async () => {
  renderApp(<Published />);
  await user.click(screen.getByRole("button", { name: "Type" }));
  await shows("waiting, 1 changes");
  await new Promise((done) => setTimeout(done, 50));
  await shows("waiting, 1 changes");
});

describe("saving a draft", () => {
  it("happens after a pause; until then the text is kept on the device", async () => {
    renderApp(<Editor />, { mocks: [save("New", 3, saved({ role: "New", version: 4 }))] });
    await type("New");
    expect(screen.getByText("waiting")).toBeVisible();
    expect(storage.read(start)).toMatchObject({ values: { role: "New" }, version: 3 });
    await shows("saved");
    expect(storage.read(start)).toBeNull();
  });

  it("keeps the text on the device while the server can't be reached", async () => {
    renderApp(<Editor />, { mocks: [save("New", 3, new Error("offline"))] });
    await type("New");
    await shows("failed");
    expect(storage.read(start)).toMatchObject({ values: { role: "New" }, base: start });
  });

  it("goes on from what was kept, with the version that was edited", async () => {
    const kept = {
      values: { ...start, role: "Kept" },
      base: start,
      version: 2,
      time: "2026-11-01",
    };
    storage.write(kept);
    const theirs = saved({ role: "Theirs", version: 7 }, "CONFLICT");
    const mocks = [save("Kept", 2, theirs), save("Kept", 7, saved({ role: "Kept", version: 8 }))];
    renderApp(<Editor restored={storage.read(start)} />, { mocks });
    await shows("conflict");
    expect(screen.getByLabelText("Role")).toHaveValue("Kept");
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    await shows("saved");
  });
});
