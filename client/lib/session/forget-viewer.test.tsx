import { readFileSync } from "node:fs";
import { useApolloClient } from "@apollo/client/react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { buildSchema } from "graphql";
import type { StatusSheet } from "#site/status-sheet";
import { shelf } from "../../test/fake-kept-status";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { keepStatus } from "../my-status/my-status";
import { PlansDocument } from "../../features/plans/Plans.generated";
import { SavedJobIdsDocument } from "../../features/jobs/saved/SavedJobIds.generated";
import { MyStatusSheetDocument } from "../../features/status/MyStatusSheet.generated";
import { PUBLIC_FIELDS, useForgetViewer } from "./forget-viewer";
import { useViewer } from "./viewer";

jest.mock("../my-status/kept-status", () => jest.requireActual("../../test/fake-kept-status"));

const sheet: StatusSheet = {
  ...{ status: "GREEN_CARD", startsOn: null, endsOn: null, isWorking: null },
  ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
  stemExtension: "NO",
};

function Host() {
  const forget = useForgetViewer();
  const { viewer } = useViewer();
  const client = useApolloClient();
  const fill = () => {
    client.writeQuery({ query: PlansDocument, data: { plans: [] } });
    client.writeQuery({ query: SavedJobIdsDocument, data: { savedJobIds: ["job-1"] } });
    const myStatusSheet = { __typename: "StatusSheet" as const, ...sheet, savedAt: "2026-11-20" };
    client.writeQuery({ query: MyStatusSheetDocument, data: { myStatusSheet } });
  };
  return (
    <>
      <button type="button" onClick={fill}>
        Fill
      </button>
      <button type="button" onClick={forget}>
        {viewer?.id ?? "No one"}
      </button>
      <p data-testid="kept">
        {Object.keys(client.cache.extract().ROOT_QUERY ?? {})
          .filter((key) => key !== "__typename")
          .join(" ")}
      </p>
    </>
  );
}

test("an ended session leaves no visa status to whoever comes next", async () => {
  renderApp(<Host />, { mocks: [viewerAnswer(buildViewer({ id: "user-1" }))] });
  await screen.findByText("user-1");
  await keepStatus({ sheet, staysAfterSignOut: false, userId: "user-1" }, null);
  await userEvent.click(screen.getByRole("button", { name: "user-1" }));
  expect(screen.getByText("No one")).toBeVisible();
  await waitFor(() => expect(shelf.read().kind).toBe("none"));
});

test("an ended session leaves nothing of the person in the cache, and what is public stays", async () => {
  renderApp(<Host />, { mocks: [viewerAnswer(buildViewer({ id: "user-1" }))] });
  await screen.findByText("user-1");
  await userEvent.click(screen.getByRole("button", { name: "Fill" }));
  await userEvent.click(screen.getByRole("button", { name: "user-1" }));
  await waitFor(() => expect(screen.getByTestId("kept")).toHaveTextContent(/^me plans$/));
});

test("what stays in the cache is public", () => {
  const fields = buildSchema(readFileSync("schema.graphql", "utf8")).getQueryType()?.getFields();
  for (const name of PUBLIC_FIELDS)
    expect([name, fields?.[name]?.description]).toEqual([
      name,
      expect.stringMatching(/\bPublic\.|^Blog posts/),
    ]);
});
