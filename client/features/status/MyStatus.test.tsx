import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { StatusSheet } from "#site/status-sheet";
import { shelf } from "../../test/fake-kept-status";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { forgetStatus } from "../../lib/my-status/my-status";
import { MyStatus } from "./MyStatus";
import {
  ForgetStatusSheetDocument,
  KeepStatusSheetDocument,
  MyStatusSheetDocument,
} from "./MyStatusSheet.generated";

jest.mock("../../lib/my-status/kept-status", () =>
  jest.requireActual("../../test/fake-kept-status"),
);

const now = "2026-11-29T17:00:00.000Z";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ["setTimeout", "queueMicrotask"] });
});
afterEach(async () => {
  shelf.isBlocked = false;
  await act(async () => void (await forgetStatus()));
  jest.useRealTimers();
});

const fill = async (label: RegExp, value: string) => {
  const field = await screen.findByLabelText(label);
  await act(async () => void fireEvent.change(field, { target: { value } }));
};
const choose = (status: string) => fill(/^Status/, status);
const save = () => userEvent.click(screen.getByRole("button", { name: /^Save/ }));

const sheetOf = (parts: Partial<StatusSheet>): StatusSheet => ({
  ...{ status: "OPT", startsOn: null, endsOn: "2027-05-31", isWorking: null },
  ...{ unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
  stemExtension: "NO",
  ...parts,
});
const keptElsewhere = (parts: Partial<StatusSheet>, version = "theirs") => {
  const kept = { sheet: sheetOf(parts), staysAfterSignOut: false, userId: null };
  shelf.put({ kind: "kept", version, kept });
};
const tellOtherTab = (version: string) =>
  act(async () => {
    localStorage.setItem("staffboard-my-status", version);
    window.dispatchEvent(new StorageEvent("storage", { key: "staffboard-my-status" }));
  });

test("OPT: the days used and left, the STEM extension, and what they come from", async () => {
  renderApp(<MyStatus />, { now });
  await choose("OPT");
  await fill(/^Last day \*/, "2027-02-15");
  await fill(/^Working now/, "YES");
  await fill(/^Days without a job/, "60");
  await fill(/^STEM extension/, "OPEN");
  await save();
  expect(await screen.findByText("OPT: 60 of 90 days used, 30 left")).toBeVisible();
  expect(screen.getByText("STEM extension: apply now, last day February 15")).toBeVisible();
  const line = screen.getByText(/^STEM extension: apply now/).closest("li");
  if (line === null) throw new Error("no line");
  expect(within(line).getByRole("link", { name: /E-Verify/ })).toHaveAttribute(
    "href",
    "/jobs?employer=e-verify&open-to=stem-opt",
  );
  expect(within(line).getByRole("link", { name: "8 CFR 214.2(f)(11)(i)(C)" })).toBeVisible();
  for (const rule of screen
    .getAllByRole("listitem")
    .filter((each) => within(each).queryByText(/^8 CFR /)))
    expect(within(rule).getByRole("link", { name: "What USCIS says" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/www\.uscis\.gov\//),
    );
  expect(
    within(line).getByText(/the last 90 days of OPT, and 60 days from the day your school’s DSO/),
  ).toBeVisible();
  expect(within(line).getByText(/as of November 29, 2026/)).toBeVisible();
  expect(screen.getByText(/This is not legal advice/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Search with my status" })).toHaveAttribute(
    "href",
    "/jobs?open-to=opt",
  );
});

test("OPT without a job yet: the days go on, and the last one is named", async () => {
  renderApp(<MyStatus />, { now });
  await choose("OPT");
  await fill(/^Last day \*/, "2027-05-31");
  await fill(/^Days without a job/, "60");
  await save();
  expect(
    await screen.findByText("Say whether you work now: your days go on without a job."),
  ).toBeVisible();
  await fill(/^Working now/, "YES");
  await fill(/^Last day of employment/, "2026-11-27");
  await save();
  expect(
    await screen.findByText(/^You said you’re working now, but this date has passed/),
  ).toBeVisible();
  await fill(/^Last day of employment/, "");
  await fill(/^Working now/, "NO");
  await save();
  expect(
    await screen.findByText(/^Every day without a job counts, .* Day 90 is December 29\.$/),
  ).toBeVisible();
  expect(shelf.read()).toMatchObject({ kept: { sheet: { isWorking: false } } });
});

test("a sheet from before that was asked says what it doesn't know", async () => {
  keptElsewhere({ unemployedDays: 60, unemployedAsOf: "2026-11-20" });
  renderApp(<MyStatus />, { now });
  expect(
    await screen.findByText(/^Update your details and tell us whether you’re working now/),
  ).toBeVisible();
});

test("STEM OPT without noted days: they are asked for, and not drawn as none", async () => {
  renderApp(<MyStatus />, { now });
  await choose("STEM_OPT");
  await fill(/^First day/, "2026-06-01");
  await fill(/^Last day \*/, "2028-05-31");
  await fill(/^Working now/, "NO");
  await save();
  const title = await screen.findByText("STEM OPT: at most 150 days without a job");
  const line = title.closest("li");
  if (line === null) throw new Error("no line");
  expect(within(line).getByText(/add your days so far, or your last day/)).toBeVisible();
  expect(line.querySelector("svg")).toBeNull();
});

test("STEM OPT after a job, without noted days: those before it may be more", async () => {
  keptElsewhere({ status: "STEM_OPT", endsOn: "2028-05-31", lastDayOfWork: "2026-11-19" });
  renderApp(<MyStatus />, { now });
  expect(
    await screen.findByText("STEM OPT: 10 of 150 days used since your last job"),
  ).toBeVisible();
  expect(screen.getByText(/Day 150 is April 18 at the latest\.$/)).toBeVisible();
});

test("H-1B: the day of the grace period, and the last day to file", async () => {
  renderApp(<MyStatus />, { now });
  await choose("H1B");
  await fill(/^Last day \*/, "2028-09-30");
  await fill(/^Last day of employment/, "2026-11-17");
  await save();
  expect(await screen.findByText("H-1B: day 12 of 60, last day to file January 16")).toBeVisible();
  expect(screen.getByText(/^Grace period: November 18, 2026 to January 16$/)).toBeVisible();
  expect(screen.getByText(/you can start once the petition is filed/)).toBeVisible();
});

test("TN: the same days, and no start before approval", async () => {
  keptElsewhere({ status: "TN", endsOn: "2028-09-30", lastDayOfWork: "2026-11-17" });
  renderApp(<MyStatus />, { now });
  expect(await screen.findByText("TN: day 12 of 60, last day to file January 16")).toBeVisible();
  expect(screen.queryByText(/once the petition is filed/)).not.toBeInTheDocument();
});

test.each([
  ["H1B", /^Nothing counts while you’re working\..*up to 60 days/, "8 CFR 214.1(l)(2)"],
  ["O1", /^Nothing counts while you’re working\./, "8 CFR 214.1(l)(2)"],
  ["CPT", /Form I-20/, "8 CFR 214.2(f)(10)(i)"],
  ["H4_EAD", /your spouse’s job/, "8 CFR 214.1(l)(2)"],
  ["L2_EAD", /your spouse’s job/, "8 CFR 214.1(l)(2)"],
  ["GC_EAD", /application for a green card/, "8 CFR 274a.12(c)(9)"],
  ["DACA", /^No rule counts your days without a job\./, "8 CFR 274a.12(c)(33)"],
] as const)("%s without days to count says why, with the rule", async (status, text, citation) => {
  keptElsewhere({ status });
  renderApp(<MyStatus />, { now });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: citation })).toBeVisible();
  expect(screen.getByText(/as of November 29, 2026/)).toBeVisible();
});

test("J-1: the days after the program, with its form's last day", async () => {
  renderApp(<MyStatus />, { now });
  await choose("J1");
  expect(screen.getByText("Of your program, as on your Form DS-2019.")).toBeVisible();
  await fill(/^Last day \*/, "2026-11-20");
  await save();
  expect(await screen.findByText("After your program: 30 days, until December 20")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Search with my status" })).not.toBeInTheDocument();
});

test("what can't be is said beside its field, and nothing typed is lost", async () => {
  renderApp(<MyStatus />, { now });
  await choose("OPT");
  await fill(/^First day/, "2026-06-01");
  await fill(/^Last day \*/, "2026-05-31");
  await fill(/^Days without a job/, "400");
  await save();
  expect(await screen.findByText("The last day can’t be before the first day.")).toBeVisible();
  expect(screen.getByText("Enter a whole number from 0 to 150.")).toBeVisible();
  await fill(/^Last day \*/, "3026-05-31");
  expect(await screen.findByText("Check the year: this day is too far from today.")).toBeVisible();
  expect(screen.getByLabelText(/^Days without a job/)).toHaveValue("400");
  expect(shelf.read().kind).toBe("none");
});

test("a sheet saved in another tab is shown, and replaced only knowingly", async () => {
  renderApp(<MyStatus />, { now });
  await choose("H1B");
  fireEvent.input(screen.getByLabelText(/^Last day \*/), { target: { value: "2028-09-30" } });
  keptElsewhere({});
  await tellOtherTab("theirs");
  expect(
    await screen.findByText(
      "You changed your status in another tab. It now says OPT until May 31, 2027. Saving here replaces it. Nothing you typed is lost.",
    ),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Last day \*/)).toHaveValue("2028-09-30");
  await save();
  expect((await screen.findAllByText("H-1B until September 30, 2028"))[0]).toBeVisible();
});

test("a sheet whose key is lost can be started again", async () => {
  shelf.put({ kind: "unreadable", version: "old" });
  renderApp(<MyStatus />, { now });
  expect(await screen.findByRole("heading", { name: "Your status can’t be read" })).toBeVisible();
  expect(shelf.read().kind).toBe("unreadable");
  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(await screen.findByLabelText(/^Status/)).toBeVisible();
});

test("where storage is blocked, it says so and works until the tab is closed", async () => {
  shelf.isBlocked = true;
  renderApp(<MyStatus />, { now });
  expect(await screen.findByText(/You can fill this in, but it’s gone/)).toBeVisible();
  await choose("US_CITIZEN");
  await save();
  expect(await screen.findByText(/Your status is here until you close this tab/)).toBeVisible();
  expect(screen.getByText(/^No rule counts your days without a job\./)).toBeVisible();
});

test("the focus follows when the form opens and closes, and saving is announced", async () => {
  keptElsewhere({});
  renderApp(<MyStatus />, { now });
  await userEvent.click(await screen.findByRole("button", { name: "Change" }));
  expect(screen.getByLabelText(/^Status/)).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Change" })).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await fill(/^Last day \*/, "2027-06-30");
  await save();
  expect(await screen.findByRole("button", { name: "Change" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("Saved.");
});

test("it's forgotten on demand", async () => {
  keptElsewhere({});
  renderApp(<MyStatus />, { now });
  await userEvent.click(await screen.findByRole("button", { name: "Delete it" }));
  const dialog = screen.getByRole("dialog", { name: "Delete your status?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete it" }));
  expect(await screen.findByLabelText(/^Status/)).toHaveFocus();
  expect(shelf.read().kind).toBe("none");
});

describe("with an account", () => {
  const viewer = viewerAnswer(buildViewer({ id: "user-1" }));
  const sheet = (parts: Partial<StatusSheet> = {}) => ({
    ...{ __typename: "StatusSheet", ...sheetOf(parts), savedAt: "2026-11-20T17:00:00.000Z" },
  });
  const accountHas = (kept: object | null) => ({
    request: { query: MyStatusSheetDocument },
    result: { data: { myStatusSheet: kept } },
  });

  test("it's sent only when asked, and taken back", async () => {
    keptElsewhere({});
    const { allAnswered } = renderApp(<MyStatus />, {
      now,
      mocks: [
        viewer,
        accountHas(null),
        {
          request: { query: KeepStatusSheetDocument, variables: { input: sheetOf({}) } },
          result: {
            data: {
              keepStatusSheet: {
                __typename: "KeepStatusSheetPayload",
                statusSheet: sheet(),
                userErrors: [],
              },
            },
          },
        },
        {
          request: { query: ForgetStatusSheetDocument },
          result: {
            data: {
              forgetStatusSheet: {
                __typename: "ForgetStatusSheetPayload",
                isForgotten: true,
                userErrors: [],
              },
            },
          },
        },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Keep it in my account" }));
    expect(await screen.findByText(/^Kept in your account since November 20, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Delete it from my account" }));
    expect(await screen.findByRole("button", { name: "Keep it in my account" })).toBeVisible();
    await allAnswered();
  });

  test("one that another device sent is put into this browser on demand", async () => {
    renderApp(<MyStatus />, { now, mocks: [viewer, accountHas(sheet())] });
    await userEvent.click(await screen.findByRole("button", { name: "Use it in this browser" }));
    expect((await screen.findAllByText("OPT until May 31, 2027"))[0]).toBeVisible();
    expect(shelf.read()).toMatchObject({ kept: { userId: "user-1", sheet: sheetOf({}) } });
  });
});

test.each([
  ["O1", /^Jobs don’t state this status/, null],
  ["E1", /^Jobs don’t state this status/, null],
  ["E2", /^Jobs don’t state this status/, null],
  ["J1", /^Jobs don’t state this status/, null],
  ["DACA", /^Jobs don’t name DACA/, "/jobs?open-to=h4-ead&open-to=l2-ead&open-to=gc-ead"],
  ["H1B1", /^Jobs name H-1B, not H-1B1/, "/jobs?open-to=h1b"],
] as const)("%s: says what jobs say about it", async (status, note, href) => {
  keptElsewhere({ status });
  renderApp(<MyStatus />, { now });
  expect(await screen.findByText(note)).toBeVisible();
  const link = screen.queryByRole("link", { name: "Search with my status" });
  expect(link?.getAttribute("href") ?? null).toBe(href);
});
