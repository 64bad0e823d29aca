import { applyTexts } from "#texts/apply";
import { heldTexts } from "#texts/held";
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KnownViewer } from "../../lib/session/viewer";
import { renderApp } from "../../test/render";
import { buildViewer } from "../../test/viewer";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import { ApplyPage } from "./ApplyPage";

const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
const viewer = buildViewer({ id: "user-1", email: "maya@example.com" });
const application: Application = {
  ...{ __typename: "Application", status: "SUBMITTED", id: "application-1" },
  ...{ name: "Maya Iyer", email: "maya@example.com", phone: "2145550134", countryCode: "+1" },
  ...{ location: "Plano, TX", visaType: "STEM_OPT", relocation: true, linkedin: null },
  ...{ appliedAt: "2026-11-01T10:00:00.000Z", updatedAt: "2026-11-01T10:00:00.000Z" },
  resume: {
    ...{ __typename: "Resume", id: "resume-1", fileName: "maya.pdf", sizeBytes: 84_000 },
    ...{ url: "/uploads/resumes/one.pdf", uploadedAt: "2026-11-01T10:00:00.000Z" },
  },
};
const job = {
  ...{ __typename: "Job", id: "job-1", code: "SB-1", role: "Java Developer" },
  acceptsApplications: true,
  company: { __typename: "Company", id: "company-1", name: "Nimbus" },
};

/** The page for a person who has applied to other jobs. */
function show() {
  const server: { sent: Application | null; asked: string[] } = { sent: null, asked: [] };
  const answers: Record<string, () => object> = {
    JobToApplyTo: () => ({ job }),
    MyApplication: () => ({ myApplication: server.sent }),
    MyLastApplication: () => ({ myLastApplication: application }),
    HoldApplication: () => ({
      holdApplication: {
        ...{ __typename: "HoldApplicationPayload", userErrors: [] },
        held: { __typename: "HeldApplication", id: "held-1" },
      },
    }),
    UndoApplication: () => ({
      undoApplication: {
        ...{ __typename: "UndoApplicationPayload", undoneId: "held-1", userErrors: [] },
      },
    }),
  };
  const link = new ApolloLink(
    ({ operationName = "" }) =>
      new Observable((observer) => {
        server.asked.push(operationName);
        const answer = answers[operationName];
        if (answer === undefined) return observer.error(new TypeError(`No ${operationName}`));
        observer.next({ data: answer() });
        observer.complete();
      }),
  );
  renderApp(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <KnownViewer state={{ viewer, loading: false }}>
        <ApplyPage jobId="job-1" />
      </KnownViewer>
    </ApolloProvider>,
    { path: "/apply-now?jobId=job-1", route: "/apply-now" },
  );
  return server;
}
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const send = async () => user.click(await screen.findByRole("button", { name: heldTexts.send }));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it("lets a known person look over the answers, and take the application back", async () => {
  const { asked } = show();
  await send();
  expect(await screen.findByText(heldTexts.sending)).toBeVisible();
  expect(screen.queryByRole("button", { name: heldTexts.send })).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: heldTexts.undo }));
  expect(await screen.findByText(heldTexts.undone)).toBeVisible();
  expect(screen.getByRole("button", { name: heldTexts.send })).toBeVisible();
  expect(asked).not.toContain("ApplyToJob");
});

it("says that it was sent once it was", async () => {
  const server = show();
  await send();
  await screen.findByText(heldTexts.sending);
  server.sent = { ...application, id: "held-1" };
  await pass(13_000);
  expect(await screen.findByText(applyTexts.submitted)).toBeVisible();
});
