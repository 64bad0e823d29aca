import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commonTexts } from "#texts/common";
import { yourApplicationTexts as texts, yourHistory } from "#texts/your-applications";
import { renderApp } from "../../../test/render";
import { useYourConsentsQuery, YourConsentsDocument } from "./Consents.generated";
import {
  WithdrawApplicationDocument,
  YourApplicationsDocument,
  type YourApplication_ApplicationFragment as Application,
} from "./YourApplications.generated";
import { YourApplications } from "./YourApplications";
import {
  YourHistoryDocument,
  type YourHistory_PageFragment as Page,
} from "./YourHistory.generated";

const AT = "2026-11-19T12:00:00.000Z";
const COMPANY = "Aspen";
const application: Application = {
  __typename: "Application",
  ...{ id: "a1", status: "REVIEWED", appliedAt: AT, stageChangedAt: AT, viewerCanWithdraw: true },
  resume: { __typename: "Resume", id: "r1", fileName: "resume.pdf", url: "/resumes/r1" },
  job: {
    __typename: "Job",
    ...{ id: "j1", role: "Nurse", companyLocation: "Austin, TX", acceptsApplications: true },
    company: { __typename: "Company", id: "c1", name: COMPANY },
  },
  interviews: [],
};
const { id, job } = application;
const withdrawn: Application = { ...application, status: "WITHDRAWN", viewerCanWithdraw: false };

type Event = Page["nodes"][number];
const event = (eventId: string, kind: Event["kind"], toStatus: Event["toStatus"]): Event => ({
  __typename: "ApplicationEvent",
  ...{ id: eventId, kind, toStatus, at: AT },
});
const applied = event("e1", "SUBMITTED", "SUBMITTED");
const moved = event("e2", "MOVED", "REVIEWED");
const left = event("e3", "WITHDRAWN", "WITHDRAWN");

const endOfList = { __typename: "PageInfo", hasNextPage: false, endCursor: null } as const;
const history = (nodes: Event[], endCursor: string | null = null): Page => ({
  __typename: "ApplicationEventConnection",
  nodes,
  pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
});
const answer = (page: Page, after?: string): MockLink.MockedResponse => ({
  request: { query: YourHistoryDocument, variables: { id, ...(after && { after }) } },
  result: { data: { application: { __typename: "Application", id, history: page } } },
});

const list: MockLink.MockedResponse = {
  request: { query: YourApplicationsDocument },
  result: {
    data: {
      myApplications: {
        __typename: "ApplicationConnection",
        nodes: [application],
        pageInfo: endOfList,
      },
    },
  },
};

const open = async () => userEvent.click(await screen.findByLabelText(texts.historyOf(job.role)));
const steps = () =>
  within(screen.getByRole("group"))
    .getAllByRole("listitem")
    .map((item) => item.firstChild?.textContent);
const words = (...events: Event[]) =>
  events.map(({ kind, toStatus }) => yourHistory[kind](COMPANY, toStatus));

test("shows the newest steps of an application, and the earlier ones on request", async () => {
  renderApp(<YourApplications />, {
    mocks: [list, answer(history([moved], "before e2")), answer(history([applied]), "before e2")],
  });
  await open();
  const more = await screen.findByRole("button", { name: commonTexts.more });
  expect(steps()).toEqual(words(moved));
  await userEvent.click(more);
  expect(await screen.findByText(words(applied)[0] ?? "")).toBeInTheDocument();
  expect(steps()).toEqual(words(moved, applied));
  expect(screen.queryByRole("button", { name: commonTexts.more })).toBeNull();
});

function Account() {
  // Withdrawing loads the consents on the same page again.
  useYourConsentsQuery();
  return <YourApplications />;
}

test("an open history shows that the application is withdrawn", async () => {
  const consents = {
    request: { query: YourConsentsDocument },
    result: {
      data: {
        myRepresentations: {
          __typename: "RepresentationConnection",
          nodes: [],
          pageInfo: endOfList,
        },
      },
    },
    maxUsageCount: 2,
  };
  const withdrawal = {
    request: { query: WithdrawApplicationDocument, variables: { input: { id } } },
    result: {
      data: {
        withdrawApplication: {
          __typename: "ApplicationPayload",
          application: { ...withdrawn, history: history([left, moved, applied]) },
          userErrors: [],
        },
      },
    },
  };
  const { allAnswered } = renderApp(<Account />, {
    mocks: [list, consents, answer(history([moved, applied])), withdrawal],
  });
  await open();
  await screen.findByText(words(applied)[0] ?? "");
  await userEvent.click(screen.getByRole("button", { name: texts.withdrawNamed(job.role) }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: texts.withdraw }));
  expect(await screen.findByText(words(left)[0] ?? "")).toBeInTheDocument();
  expect(steps()).toEqual(words(left, moved, applied));
  await allAnswered();
});
