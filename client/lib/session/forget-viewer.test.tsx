import { useApolloClient } from "@apollo/client/react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parse } from "graphql";
import type { StatusSheet } from "#site/status-sheet";
import { shelf } from "../../test/fake-kept-status";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { keepStatus } from "../my-status/my-status";
import { useForgetViewer } from "./forget-viewer";
import { useViewer } from "./viewer";

jest.mock("../my-status/kept-status", () => jest.requireActual("../../test/fake-kept-status"));

const sheet: StatusSheet = {
  ...{ status: "GREEN_CARD", startsOn: null, endsOn: null, isWorking: null },
  ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
  stemExtension: "NO",
};

/** Answers of the server. */
const CACHED = { plans: [], mySubscriptions: [], myStatusSheet: null, savedJobIds: ["job-1"] };

function Host() {
  const forget = useForgetViewer();
  const { viewer } = useViewer();
  const client = useApolloClient();
  const fill = () =>
    client.writeQuery({ query: parse(`{ ${Object.keys(CACHED).join(" ")} }`), data: CACHED });
  return (
    <>
      <button type="button" onClick={fill}>
        Fill
      </button>
      <button type="button" onClick={forget}>
        {viewer?.id ?? "No one"}
      </button>
      <p data-testid="kept">
        {Object.keys(CACHED)
          .filter((name) => client.readQuery({ query: parse(`{ ${name} }`) }) !== null)
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
  await waitFor(() => expect(screen.getByTestId("kept")).toHaveTextContent(/^plans$/));
});
