import type { VisaStatus } from "#site/status-rules";
import { act, screen } from "@testing-library/react";
import { forgetStatus, keepStatus } from "../../lib/my-status/my-status";
import { renderApp } from "../../test/render";
import { shelf } from "../../test/fake-kept-status";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { writeMark } from "../../lib/my-status/mark";
import { JobDetailFacts } from "./JobDetailFacts";
import { OpenToYou } from "./OpenToYou";
import { readJobSearch } from "./job-search";
import { sampleJob } from "./sample-job";
import { SearchWithMyStatus } from "./SearchWithMyStatus";

jest.mock("../../lib/my-status/kept-status", () =>
  jest.requireActual("../../test/fake-kept-status"),
);

const keep = (userId: string | null = null, status: VisaStatus = "OPT") =>
  act(async () => {
    const reading = shelf.read();
    await keepStatus(
      {
        sheet: {
          ...{ status, startsOn: null, endsOn: "2027-05-31", stemExtension: "NO" },
          ...{ isWorking: null, unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
        },
        staysAfterSignOut: false,
        userId,
      },
      reading.kind === "none" ? null : reading.version,
    );
  });
afterEach(() => act(async () => void (await forgetStatus())));

test("a job is marked once the browser keeps a status that it's open to", async () => {
  renderApp(<OpenToYou job={sampleJob} />);
  expect(screen.queryByText("Open to you")).not.toBeInTheDocument();
  await keep();
  expect(screen.getByText("Open to you")).toBeVisible();
});

test("a status that has ended marks nothing", async () => {
  renderApp(<OpenToYou job={sampleJob} />, { now: "2027-06-01T17:00:00.000Z" });
  await keep();
  expect(screen.queryByText("Open to you")).not.toBeInTheDocument();
});

test.each([[["OPT"]], [[]]])("the facts of a job that lists %j are marked, too", async (listed) => {
  act(() => writeMark("version-1", false));
  renderApp(<JobDetailFacts job={{ ...sampleJob, workAuthorization: listed }} />);
  await keep();
  expect(await screen.findAllByText("Open to you")).toHaveLength(1);
  act(() => writeMark(null, false));
});

test("someone else's status marks nothing", async () => {
  const { allAnswered } = renderApp(<OpenToYou job={sampleJob} />, {
    mocks: [viewerAnswer(buildViewer({ id: "user-2" }))],
  });
  await allAnswered();
  await keep("user-1");
  expect(screen.queryByText("Open to you")).not.toBeInTheDocument();
  await keep("user-2");
  expect(await screen.findByText("Open to you")).toBeVisible();
});

test("what someone saved while signed in marks nothing once no one is, or while that's not known", async () => {
  const viewer = buildViewer({ id: "user-1" });
  const { unmount } = renderApp(<OpenToYou job={sampleJob} />);
  await keep("user-1");
  expect(screen.queryByText("Open to you")).not.toBeInTheDocument();
  unmount();
  renderApp(<OpenToYou job={sampleJob} />, { mocks: [viewerAnswer(viewer)] });
  expect(screen.queryByText("Open to you")).not.toBeInTheDocument();
  expect(await screen.findByText("Open to you")).toBeVisible();
});

test("the search takes the status as its filter, beside the others", async () => {
  const search = (address: string) => readJobSearch(new URLSearchParams(address));
  const show = (address: string) => (
    <SearchWithMyStatus search={search(address)} className={undefined} />
  );
  const { unmount } = renderApp(show("query=java&workplace=remote"));
  expect(screen.getByRole("link", { name: "My status" })).toHaveAttribute("href", "/my-status");
  await keep();
  const link = screen.getByRole("link", { name: "Search with my status" });
  expect(link).toHaveAttribute("href", "/jobs?query=java&open-to=opt&workplace=remote");
  unmount();
  renderApp(show("open-to=opt"));
  expect(screen.getByRole("link", { name: "My status" })).toBeVisible();
});

test.each([
  ["DACA", "open-to=gc-ead", "open-to=h4-ead&open-to=l2-ead&open-to=gc-ead"],
  ["H1B1", "open-to=opt", "open-to=opt&open-to=h1b"],
] as const)("the search takes %s as what stands for it", async (status, before, after) => {
  const search = readJobSearch(new URLSearchParams(before));
  renderApp(<SearchWithMyStatus search={search} className={undefined} />);
  await keep(null, status);
  const link = screen.getByRole("link", { name: "Search with my status" });
  expect(link).toHaveAttribute("href", `/jobs?${after}`);
});
