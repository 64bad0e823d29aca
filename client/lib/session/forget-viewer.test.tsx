import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

function Host() {
  const forget = useForgetViewer();
  const { viewer } = useViewer();
  return (
    <button type="button" onClick={forget}>
      {viewer?.id ?? "No one"}
    </button>
  );
}

test("an ended session leaves no visa status to whoever comes next", async () => {
  renderApp(<Host />, { mocks: [viewerAnswer(buildViewer({ id: "user-1" }))] });
  await screen.findByText("user-1");
  await keepStatus({ sheet, staysAfterSignOut: false, userId: "user-1" }, null);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByText("No one")).toBeVisible();
  await waitFor(() => expect(shelf.read().kind).toBe("none"));
});
