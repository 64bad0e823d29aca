import { act, screen } from "@testing-library/react";
import type { StatusSheet } from "#site/status-sheet";
import { forgetStatus, keepStatus } from "../../lib/my-status/my-status";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { MyStatusSheetDocument } from "./MyStatusSheet.generated";
import { StatusCard } from "./StatusCard";

jest.mock("../../lib/my-status/kept-status", () =>
  jest.requireActual("../../test/fake-kept-status"),
);

const sheet: StatusSheet = {
  ...{ status: "OPT", startsOn: null, endsOn: "2027-02-15", isWorking: false },
  ...{ unemployedDays: 60, unemployedAsOf: "2026-11-28", lastDayOfWork: null },
  stemExtension: "OPEN",
};

const show = (copy: object | null) =>
  renderApp(<StatusCard />, {
    now: "2026-11-29T17:00:00.000Z",
    mocks: [
      viewerAnswer(buildViewer({ id: "user-1" })),
      { request: { query: MyStatusSheetDocument }, result: { data: { myStatusSheet: copy } } },
    ],
  });

afterEach(() => act(async () => void (await forgetStatus())));

test("shows the days used and left, and what runs now, to whoever keeps a sheet", async () => {
  const { allAnswered } = show(null);
  await allAnswered();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  await act(
    async () =>
      void (await keepStatus({ sheet, staysAfterSignOut: false, userId: "user-1" }, null)),
  );
  expect(screen.getByText("OPT: 61 of 90 days used, 29 left")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "See all days" })).toHaveAttribute(
    "href",
    "/account/status",
  );
});

test("shows those of the sheet that the account keeps, on another device", async () => {
  show({ __typename: "StatusSheet", ...sheet, savedAt: "2026-11-28T17:00:00.000Z" });
  expect(await screen.findByText("OPT: 61 of 90 days used, 29 left")).toBeVisible();
});

test("says that a status has ended instead of what its rules give", async () => {
  const ended = { ...sheet, endsOn: "2026-05-31", stemExtension: "NO" };
  show({ __typename: "StatusSheet", ...ended, savedAt: "2026-11-28T17:00:00.000Z" });
  expect(await screen.findByText("Your status ended on May 31, 2026")).toBeVisible();
  expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
});
