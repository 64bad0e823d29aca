import { fitTexts } from "#texts/fit";
import type { MockLink } from "@apollo/client/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import type { StatusSheet } from "#site/status-sheet";
import { forgetStatus, keepStatus } from "../../lib/my-status/my-status";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { JobFit } from "./JobFit";
import { JobFitDocument } from "./ResumeFit.generated";

jest.mock("../../lib/my-status/kept-status", () =>
  jest.requireActual("../../test/fake-kept-status"),
);

const job: ComponentProps<typeof JobFit>["job"] = { id: "job-1", employerFacts: ["E_VERIFY"] };

const fit = {
  __typename: "ResumeFit",
  fileName: "maya.pdf",
  named: [{ __typename: "NamedSkill", skill: "Kubernetes", line: "Java, k8s", lineNumber: 5 }],
  close: [{ __typename: "NamedSkill", skill: "Java 21", line: "Java, Spring", lineNumber: 6 }],
  missing: ["Kafka", "gRPC"],
};
const answer = (myFit: object | null): MockLink.MockedResponse => ({
  request: { query: JobFitDocument, variables: { jobId: "job-1" } },
  result: { data: { myFit } },
});

it("counts the skills, names the missing ones, and the line of each other", async () => {
  renderApp(<JobFit job={job} />, { mocks: [viewerAnswer(buildViewer()), answer(fit)] });
  expect(await screen.findByText(fitTexts.count(1, 4))).toBeVisible();
  expect(screen.getByText("Kafka, gRPC")).toBeVisible();
  expect(screen.getByText(fitTexts.close)).toHaveTextContent("Java 21");
  expect(screen.getByText(fitTexts.private)).toBeVisible();
  await userEvent.click(screen.getByText(fitTexts.where));
  expect(screen.getByText("Java, k8s")).toBeVisible();
  expect(screen.getByText(/^Line 5/)).toBeVisible();
});

it.each([
  ["without a resume", buildViewer()],
  ["for a visitor", null],
])("shows nothing %s", async (_who, viewer) => {
  const { container, allAnswered } = renderApp(<JobFit job={job} />, {
    mocks: [viewerAnswer(viewer), ...(viewer ? [answer(null)] : [])],
  });
  await allAnswered();
  expect(container).not.toHaveTextContent(fitTexts.title);
});

describe("of someone whose browser keeps a status", () => {
  const keep = (parts: Partial<StatusSheet>) =>
    act(async () => {
      const sheet: StatusSheet = {
        ...{ status: "STEM_OPT", startsOn: null, endsOn: "2028-05-31", stemExtension: "NO" },
        ...{ isWorking: null, unemployedDays: null, unemployedAsOf: null, lastDayOfWork: null },
        ...parts,
      };
      await keepStatus({ sheet, staysAfterSignOut: false, userId: null }, null);
    });
  afterEach(() => act(async () => void (await forgetStatus())));

  it.each([
    ["STEM OPT", { status: "STEM_OPT" }],
    ["OPT that can be extended", { status: "OPT", stemExtension: "OPEN" }],
    ["OPT with an extension pending", { status: "OPT", stemExtension: "PENDING" }],
  ] as const)("says whether the employer is in E-Verify: %s", async (_name, parts) => {
    await keep(parts);
    // Without a resume, too. The status is in no request: there is no answer to another one.
    renderApp(<JobFit job={job} />, { mocks: [viewerAnswer(buildViewer()), answer(null)] });
    expect(await screen.findByText(fitTexts.eVerify)).toBeVisible();
    expect(screen.getByText(/Form I-983/)).toBeVisible();
    expect(screen.getByRole("link", { name: "8 CFR 214.2(f)(10)(ii)(C)" })).toBeVisible();
    expect(screen.getByText(/as of November 29, 2026/)).toBeVisible();
    expect(screen.queryByText(fitTexts.title)).not.toBeInTheDocument();
  });

  it("never says that an employer isn't in E-Verify", async () => {
    await keep({});
    renderApp(<JobFit job={{ ...job, employerFacts: ["CAP_EXEMPT"] }} />, {
      mocks: [viewerAnswer(buildViewer()), answer(null)],
    });
    expect(await screen.findByText(fitTexts.noEVerify)).toBeVisible();
    expect(screen.queryByText(fitTexts.eVerify)).not.toBeInTheDocument();
  });

  it("stands beside the fit of the resume", async () => {
    await keep({});
    renderApp(<JobFit job={job} />, { mocks: [viewerAnswer(buildViewer()), answer(fit)] });
    expect(await screen.findByText(fitTexts.count(1, 4))).toBeVisible();
    expect(await screen.findByText(fitTexts.eVerify)).toBeVisible();
  });

  it.each([
    ["OPT without an extension", { status: "OPT" }],
    ["H-1B", { status: "H1B" }],
  ] as const)("says nothing of it to others: %s", async (_name, parts) => {
    await keep(parts);
    const { allAnswered } = renderApp(<JobFit job={job} />, {
      mocks: [viewerAnswer(buildViewer()), answer(fit)],
    });
    expect(await screen.findByText(fitTexts.count(1, 4))).toBeVisible();
    await allAnswered();
    expect(screen.queryByText(fitTexts.stemTitle)).not.toBeInTheDocument();
  });
});
