import { useApolloClient } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForgetViewer } from "../../../lib/session/forget-viewer";
import { ViewerDocument } from "../../../lib/session/Viewer.generated";
import { renderApp } from "../../../test/render";
import { buildViewer, viewerAnswer } from "../../../test/viewer";
import { SavedJobIdsDocument } from "./SavedJobIds.generated";
import { SavePlace } from "./SavePlace";

const saved = (ids: string[]): MockLink.MockedResponse => ({
  request: { query: SavedJobIdsDocument },
  result: { data: { savedJobIds: ids } },
});

function Host() {
  const forget = useForgetViewer();
  const client = useApolloClient();
  const me = buildViewer({ id: "user-2" });
  return (
    <>
      <SavePlace job={{ id: "job-1", role: "Welder" }} />
      <button type="button" onClick={forget}>
        End
      </button>
      <button
        type="button"
        onClick={() => client.writeQuery({ query: ViewerDocument, data: { me } })}
      >
        Next
      </button>
    </>
  );
}

it("an ended session leaves no hearts to whoever signs in next in this tab", async () => {
  const { allAnswered } = renderApp(<Host />, {
    mocks: [viewerAnswer(buildViewer({ id: "user-1" })), saved(["job-1"]), saved([])],
  });
  const heart = await screen.findByRole("button", { name: "Save Welder" });
  await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
  await userEvent.click(screen.getByText("End"));
  expect(heart).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(screen.getByText("Next"));
  await allAnswered();
  await act(async () => undefined);
  expect(heart).toBeEnabled();
  expect(heart).toHaveAttribute("aria-pressed", "false");
});
