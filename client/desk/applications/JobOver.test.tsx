import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { boardTexts } from "#texts/desk-applications";
import { deskJobsTexts } from "#texts/desk-jobs";
import { paths } from "#site/paths";
import { renderApp } from "../../test/render";
import type { DeskJobState_JobFragment as Job } from "../jobs/DeskJob.generated";
import { JobOver } from "./JobOver";

const TIME = "2026-11-19T12:00:00.000Z";
const job: Job = {
  __typename: "Job",
  ...{ id: "j1", code: "SB-1", role: "Nurse", version: 3, publishedAt: TIME, updatedAt: TIME },
  ...{ status: "PUBLISHED", closeReason: null, closedAt: null, takenDownAt: null },
  ...{ validThrough: TIME, viewerCanEdit: true, viewerCanClose: true, viewerCanDelete: false },
  ...{ viewerCanPublish: false, viewerCanRelist: true, viewerCanTakeDown: true },
};
const closed = { status: "CLOSED", closedAt: TIME, viewerCanClose: false } as const;
const show = (change: Partial<Job>) =>
  renderApp(
    <MantineProvider env="test">
      <JobOver job={{ ...job, ...change }} />
    </MantineProvider>,
  );
const offered = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test.each<[string, Partial<Job>, string, string[]]>([
  ["filled", { ...closed, closeReason: "FILLED" }, "closed on November 19, 2026: filled.", []],
  ["withdrawn", { ...closed, closeReason: "WITHDRAWN" }, "closed on November 19, 2026: with", []],
  ["closed", closed, "closed on November 19, 2026.", []],
  ["expired", { status: "EXPIRED" }, "expired on November 19, 2026.", [deskJobsTexts.extend]],
  ["taken down", { ...closed, takenDownAt: TIME }, "was taken down on November 19, 2026.", []],
])("a job that is %s says since when, and what can be done", (_, change, words, more) => {
  show(change);
  const notice = screen.getByRole("status");
  expect(notice).toHaveTextContent(`This job ${words}`);
  expect(offered()).toEqual([...more, deskJobsTexts.relist]);
  const link = screen.getByRole("link", { name: boardTexts.ended.seeJob });
  expect(link).toHaveAttribute("href", paths.desk("jobs", "j1"));
});

test("an open job says nothing", () => {
  show({});
  expect(screen.queryByRole("status")).toBeNull();
});

test("who may not list it again is not offered that", () => {
  show({ ...closed, viewerCanRelist: false });
  expect(offered()).toEqual([]);
});

test("listing it again is asked first", async () => {
  show(closed);
  await userEvent.click(screen.getByRole("button", { name: deskJobsTexts.relist }));
  expect(screen.getByRole("dialog", { name: deskJobsTexts.relistTitle("Nurse") })).toBeVisible();
});
