import { heldTexts } from "#texts/held";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readDraft, writeDraft } from "../../lib/session/drafts";
import { renderApp } from "../../test/render";
import {
  useMyApplicationQuery,
  type ApplicationForm_ApplicationFragment as Application,
} from "./Application.generated";
import { draftOf } from "./forget-draft";
import { HeldApplication } from "./HeldApplication";
import { useHeld } from "./use-held";

const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
const onSent = jest.fn();
const application: Application = {
  ...{ __typename: "Application", status: "SUBMITTED", id: "application-1" },
  ...{ name: "Maya Iyer", email: "maya@example.com", phone: "", countryCode: "" },
  ...{ location: "Pune", visaType: "OPT", relocation: true, linkedin: null },
  ...{ appliedAt: "2026-11-01T10:00:00.000Z", updatedAt: "2026-11-01T10:00:00.000Z" },
  resume: {
    ...{ __typename: "Resume", id: "resume-1", fileName: "maya.pdf", sizeBytes: 1 },
    ...{ url: "/uploads/resumes/one.pdf", uploadedAt: "2026-11-01T10:00:00.000Z" },
  },
};

function Host({ viewerId }: { viewerId: string | null }) {
  const { held, isWaiting, begin, end } = useHeld("job-1", viewerId);
  const { data } = useMyApplicationQuery({ variables: { jobId: "job-1" } });
  const onEnd = (isSent: boolean) => {
    end();
    if (isSent) onSent();
  };
  return (
    <>
      <button type="button" disabled={isWaiting} onClick={() => begin("application-1")}>
        Begin
      </button>
      <p>{data?.myApplication ? "Applied" : "Not applied"}</p>
      {held !== null && (
        <HeldApplication
          key={held.id}
          jobId="job-1"
          viewer={viewerId === null ? null : { id: viewerId }}
          {...{ held, onEnd }}
        />
      )}
    </>
  );
}

interface Server {
  /** What it has of the application. */
  sent: Application | null;
  /** How it refuses an undo. */
  refusal: { code: string; message: string } | null;
  isOffline: boolean;
}

async function begin(given: Partial<Server> = {}) {
  const server: Server = { sent: null, refusal: null, isOffline: false, ...given };
  const undone: unknown[] = [];
  const undoPayload = () => ({
    __typename: "UndoApplicationPayload",
    undoneId: null,
    userErrors: server.refusal ? [{ __typename: "UserError", field: null, ...server.refusal }] : [],
  });
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const isUndo = operationName === "UndoApplication";
        if (isUndo) undone.push(variables);
        if (server.isOffline) return observer.error(new TypeError("Failed to fetch"));
        observer.next({
          data: isUndo ? { undoApplication: undoPayload() } : { myApplication: server.sent },
        });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const page = (viewerId: string | null) => (
    <ApolloProvider client={client}>
      <Host viewerId={viewerId} />
    </ApolloProvider>
  );
  const { unmount } = renderApp(page("maya"));
  await user.click(screen.getByRole("button", { name: "Begin" }));
  /** Leaves the page, and opens it again, as whoever is signed in then. */
  const open = (viewerId: string | null) => {
    unmount();
    return renderApp(page(viewerId));
  };
  return { server, undone, open, leave: unmount };
}
const undoButton = () => screen.getByRole("button", { name: heldTexts.undo });
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  onSent.mockClear();
});
afterEach(() => jest.useRealTimers());

it("counts ten seconds down, then tells that it was sent", async () => {
  const { server } = await begin();
  expect(screen.getByRole("status")).toHaveTextContent(heldTexts.sending);
  expect(screen.getByText(heldTexts.secondsLeft(10))).toBeVisible();
  await pass(4000);
  expect(screen.getByText(heldTexts.secondsLeft(6))).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
  server.sent = application;
  await pass(6250);
  await pass(2000);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
});

it("takes it back", async () => {
  const { undone } = await begin();
  await user.click(screen.getByRole("button", { name: heldTexts.undo }));
  await pass(0);
  expect(undone).toEqual([{ input: { id: "application-1" } }]);
  expect(screen.getByText(heldTexts.undone)).toBeVisible();
  await pass(20_000);
  expect(onSent).not.toHaveBeenCalled();
});

it("offers no undo when the time is over", async () => {
  await begin();
  await pass(9000);
  expect(undoButton()).toBeEnabled();
  await pass(1250);
  expect(screen.queryByRole("button", { name: heldTexts.undo })).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent(heldTexts.sending);
});

it("shows the server’s refusal of a late undo, and that it was sent", async () => {
  const refusal = { code: "CONFLICT", message: "It was sent already." };
  const { server } = await begin({ refusal });
  server.sent = application;
  await user.click(undoButton());
  await pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent("It was sent already.");
  await pass(2000);
  expect(screen.getByText("Applied")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("It was sent already.");
  expect(screen.getByRole("button", { name: "Begin" })).toBeEnabled();
});

it("stays to be undone after an undo without an answer", async () => {
  const { server, undone } = await begin({ isOffline: true });
  await user.click(undoButton());
  await pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.undoFailed);
  expect(screen.getByRole("status")).toHaveTextContent(heldTexts.sending);
  expect(undoButton()).toHaveFocus();
  server.isOffline = false;
  await user.click(undoButton());
  await pass(0);
  expect(undone).toHaveLength(2);
  expect(screen.getByText(heldTexts.undone)).toBeVisible();
});

describe("an undo whose answer was lost took it back", () => {
  beforeEach(async () => {
    const { server } = await begin({ isOffline: true });
    await user.click(undoButton());
    await pass(0);
    server.isOffline = false;
    server.refusal = { code: "NOT_FOUND", message: "Not found." };
  });

  it("if the next one finds nothing", async () => {
    await user.click(undoButton());
    await pass(0);
    expect(screen.getByText(heldTexts.undone)).toBeVisible();
  });

  it("if nothing is sent", async () => {
    await pass(10_250);
    await pass(20_000);
    expect(screen.getByText(heldTexts.undone)).toBeVisible();
  });
});

it("tells that it was sent although an undo got no answer", async () => {
  const { server } = await begin({ isOffline: true });
  await user.click(undoButton());
  await pass(0);
  Object.assign(server, { isOffline: false, sent: application });
  await pass(10_250);
  await pass(2000);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it("says that it was not sent if the server doesn’t have it", async () => {
  await begin();
  await pass(10_250);
  await pass(20_000);
  expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.notSent);
  expect(onSent).not.toHaveBeenCalled();
});

it("waits while the server tries again", async () => {
  const { server } = await begin();
  await pass(10_250);
  await pass(10_000);
  expect(screen.queryByRole("alert")).toBeNull();
  server.sent = application;
  await pass(10_000);
  expect(onSent).toHaveBeenCalledTimes(1);
});

it("says that it can’t tell without an answer, and lets no other one begin", async () => {
  await begin({ isOffline: true });
  await pass(10_250);
  await pass(20_000);
  expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.unclear);
  expect(screen.getByRole("button", { name: "Begin" })).toBeDisabled();
});

it("is found again by a reload within its time, by the same person only", async () => {
  const { undone, open } = await begin();
  await pass(4000);
  const { unmount } = open("noor");
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
  unmount();
  const { unmount: leave } = open("maya");
  expect(screen.getByText(heldTexts.secondsLeft(6))).toBeVisible();
  await user.click(screen.getByRole("button", { name: heldTexts.undo }));
  await pass(0);
  expect(undone).toHaveLength(1);
  leave();
  open("maya");
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
});

describe("the typed answers", () => {
  const typed = { location: "Frisco, TX" };
  const kept = () => readDraft("maya", draftOf("job-1"));
  beforeEach(() => writeDraft("maya", draftOf("job-1"), typed));

  it("stay over a reload and an undo", async () => {
    const { open } = await begin();
    await pass(4000);
    open("maya");
    expect(kept()).toEqual(typed);
    await user.click(undoButton());
    await pass(0);
    expect(screen.getByText(heldTexts.undone)).toBeVisible();
    expect(kept()).toEqual(typed);
  });

  it("are forgotten once they are sent", async () => {
    const { server, open } = await begin();
    await pass(4000);
    open("maya");
    await pass(6250);
    expect(kept()).toEqual(typed);
    server.sent = application;
    await pass(2000);
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(kept()).toBeUndefined();
  });

  it("stay if it was not sent", async () => {
    await begin();
    await pass(10_250);
    await pass(20_000);
    expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.notSent);
    expect(kept()).toEqual(typed);
  });
});

it("asks what became of it when the page is opened again after its time", async () => {
  const { server, open, leave } = await begin();
  expect(screen.getByText("Not applied")).toBeVisible();
  await pass(4000);
  leave();
  await pass(60_000);
  server.sent = application;
  open("maya");
  await pass(0);
  expect(screen.getByText("Applied")).toBeVisible();
  expect(onSent).toHaveBeenCalledTimes(1);
});

it("can’t tell what became of one that the server still tries to send", async () => {
  await begin({ refusal: { code: "CONFLICT", message: "It was sent already." } });
  await pass(10_250);
  await pass(20_000);
  expect(screen.getByText(heldTexts.unclear)).toBeVisible();
  expect(screen.getByRole("button", { name: "Begin" })).toBeDisabled();
});

it("says that a renewal was not sent while the application is still the withdrawn one", async () => {
  await begin({ sent: { ...application, status: "WITHDRAWN" } });
  await pass(10_250);
  await pass(20_000);
  expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.notSent);
});

it("says nothing of one that was withdrawn before the page is opened again", async () => {
  const appliedAt = new Date(Date.now() + 10_000).toISOString();
  const { open, leave } = await begin({ sent: { ...application, appliedAt, status: "WITHDRAWN" } });
  leave();
  await pass(60_000);
  open("maya");
  await pass(0);
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Begin" })).toBeEnabled();
});
