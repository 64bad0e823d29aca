import { useApolloClient } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { shelf } from "../../test/fake-kept-status";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import { keepStatus } from "../my-status/my-status";
import { readDraft, writeDraft } from "./drafts";
import { tellSignedOut, useOtherTabs } from "./other-tabs";
import { useViewer, type Viewer } from "./viewer";
import { ViewerDocument } from "./Viewer.generated";

jest.mock("../my-status/kept-status", () => jest.requireActual("../../test/fake-kept-status"));

/** Carries messages between the channels of this test, as the browser does between tabs. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

const maya = buildViewer({ id: "maya", name: "Maya" });

/** The server's answers, one after the other. */
const answers = (...people: (Viewer | null)[]): MockLink.MockedResponse[] =>
  people.map((me) => ({ request: { query: ViewerDocument }, result: { data: { me } } }));

function Tab() {
  useOtherTabs();
  const { viewer, loading } = useViewer();
  const client = useApolloClient();
  return (
    <>
      <p>{loading ? "..." : (viewer?.name ?? "No one")}</p>
      <p>{Object.keys(client.cache.extract() as object).join(" ")}</p>
    </>
  );
}

const otherTab = () => new FakeChannel("session");
const heard: unknown[] = [];

beforeEach(() => {
  FakeChannel.all.clear();
  heard.length = 0;
  Object.assign(window, { BroadcastChannel: FakeChannel });
});

it("shows a sign-in in another tab", async () => {
  renderApp(<Tab />, { mocks: answers(null, maya) });
  await screen.findByText("No one");
  act(() => otherTab().postMessage("maya"));
  expect(await screen.findByText("Maya")).toBeVisible();
});

it("shows a sign-out in another tab, and drops the person's data", async () => {
  renderApp(<Tab />, { mocks: answers(maya, null, null) });
  await screen.findByText("Maya");
  act(() => otherTab().postMessage(null));
  expect(await screen.findByText("No one")).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/User:maya/)).not.toBeInTheDocument());
});

it("asks the server nothing when both tabs know the same person", async () => {
  const { allAnswered } = renderApp(<Tab />, { mocks: answers(maya) });
  await screen.findByText("Maya");
  act(() => otherTab().postMessage("maya"));
  await allAnswered();
  expect(screen.getByText("Maya")).toBeVisible();
});

it("drops what another person typed, and at a sign-out what everyone did", async () => {
  sessionStorage.clear();
  writeDraft("maya", "job-1", "typed");
  writeDraft("noor", "job-1", "typed");
  renderApp(<Tab />, { mocks: answers(maya, null, null) });
  await screen.findByText("Maya");
  await waitFor(() => expect(readDraft("noor", "job-1")).toBeUndefined());
  expect(readDraft("maya", "job-1")).toBe("typed");
  act(() => otherTab().postMessage(null));
  await screen.findByText("No one");
  await waitFor(() => expect(readDraft("maya", "job-1")).toBeUndefined());
});

it("deletes the person's visa status at a sign-out in another tab", async () => {
  const sheet = {
    ...({ status: "GREEN_CARD", startsOn: null, endsOn: null, isWorking: null } as const),
    ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
    stemExtension: "NO",
  } as const;
  renderApp(<Tab />, { mocks: answers(maya, null, null) });
  await screen.findByText("Maya");
  await keepStatus({ sheet, staysAfterSignOut: false, userId: "maya" }, null);
  act(() => otherTab().postMessage(null));
  await screen.findByText("No one");
  await waitFor(() => expect(shelf.read().kind).toBe("none"));
});

it("tells the other tabs who is signed in, and when they sign out", async () => {
  const other = otherTab();
  other.onmessage = ({ data }) => heard.push(data);
  renderApp(<Tab />, { mocks: answers(maya) });
  await waitFor(() => expect(heard).toEqual(["maya"]));
  tellSignedOut();
  expect(heard).toEqual(["maya", null]);
});

it("asks the server on focus in a browser without channels", async () => {
  Reflect.deleteProperty(window, "BroadcastChannel");
  renderApp(<Tab />, { mocks: answers(maya, null, null) });
  await screen.findByText("Maya");
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByText("No one")).toBeVisible();
});
