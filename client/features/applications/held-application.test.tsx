import { heldTexts } from "#texts/held";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
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
  const onEnd = (isSent: boolean) => {
    end();
    if (isSent) onSent();
  };
  return (
    <>
      <button type="button" disabled={isWaiting} onClick={() => begin("application-1")}>
        Begin
      </button>
      {held !== null && <HeldApplication key={held.id} jobId="job-1" {...{ held, onEnd }} />}
    </>
  );
}

/** @param answers of the server: what it has of the application, and how it refuses an undo */
async function begin({ sent = null as Application | null, refusal = "" } = {}) {
  const undone: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const userErrors = refusal
          ? [{ __typename: "UserError", field: null, code: "CONFLICT", message: refusal }]
          : [];
        if (operationName === "UndoApplication") undone.push(variables);
        observer.next({
          data:
            operationName === "UndoApplication"
              ? {
                  undoApplication: {
                    __typename: "UndoApplicationPayload",
                    undoneId: null,
                    userErrors,
                  },
                }
              : { myApplication: sent },
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
  /** As by a reload, or by whoever signs in or out. */
  const open = (viewerId: string | null) => {
    unmount();
    return renderApp(page(viewerId));
  };
  return { undone, open };
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  onSent.mockClear();
});
afterEach(() => jest.useRealTimers());

it("counts ten seconds down, then tells that it was sent", async () => {
  await begin({ sent: application });
  expect(screen.getByRole("status")).toHaveTextContent(heldTexts.sending);
  expect(screen.getByText("10 s")).toBeVisible();
  await pass(4000);
  expect(screen.getByText("6 s")).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
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

it("offers no undo when the time is over, and shows the server’s refusal of a late one", async () => {
  await begin({ refusal: "It was sent already." });
  await user.click(screen.getByRole("button", { name: heldTexts.undo }));
  await pass(0);
  expect(screen.getByRole("alert")).toHaveTextContent("It was sent already.");
});

it("says that it was not sent if the server doesn’t have it", async () => {
  await begin({ sent: null });
  await pass(10_250);
  expect(screen.queryByRole("button", { name: heldTexts.undo })).toBeNull();
  await pass(6000);
  expect(screen.getByRole("alert")).toHaveTextContent(heldTexts.notSent);
  expect(onSent).not.toHaveBeenCalled();
});

it("is found again by a reload within its time, by the same person only", async () => {
  const { undone, open } = await begin();
  await pass(4000);
  const { unmount } = open("noor");
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
  unmount();
  const { unmount: leave } = open("maya");
  expect(screen.getByText("6 s")).toBeVisible();
  await user.click(screen.getByRole("button", { name: heldTexts.undo }));
  await pass(0);
  expect(undone).toHaveLength(1);
  leave();
  open("maya");
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
});

it("is not found again after its time", async () => {
  const { open } = await begin();
  await pass(9000);
  const { unmount } = open(null);
  await pass(2000);
  unmount();
  open("maya");
  expect(screen.queryByText(heldTexts.sending)).toBeNull();
});
