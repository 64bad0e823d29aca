import { fitTexts } from "#texts/fit";
import type { MockLink } from "@apollo/client/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "../../test/render";
import { buildViewer, viewerAnswer } from "../../test/viewer";
import { JobFit } from "./JobFit";
import { JobFitDocument } from "./OwnFit.generated";

const fit = {
  __typename: "ResumeFit",
  fileName: "maya.pdf",
  named: [{ __typename: "NamedSkill", skill: "Kubernetes", line: "Java, k8s", lineNumber: 5 }],
  missing: ["Kafka", "gRPC"],
};
const answer = (myFit: object | null): MockLink.MockedResponse => ({
  request: { query: JobFitDocument, variables: { jobId: "job-1" } },
  result: { data: { myFit } },
});

it("counts the skills, names the missing ones, and the line of each other", async () => {
  renderApp(<JobFit jobId="job-1" />, { mocks: [viewerAnswer(buildViewer()), answer(fit)] });
  expect(await screen.findByText(fitTexts.count(1, 3))).toBeVisible();
  expect(screen.getByText("Kafka, gRPC")).toBeVisible();
  expect(screen.getByText(fitTexts.private)).toBeVisible();
  await userEvent.click(screen.getByText(fitTexts.where));
  expect(screen.getByText("Java, k8s")).toBeVisible();
  expect(screen.getByText(/^Line 5/)).toBeVisible();
});

it.each([
  ["without a resume", buildViewer()],
  ["for a visitor", null],
])("shows nothing %s", async (_who, viewer) => {
  const { container, allAnswered } = renderApp(<JobFit jobId="job-1" />, {
    mocks: [viewerAnswer(viewer), ...(viewer ? [answer(null)] : [])],
  });
  await allAnswered();
  expect(container).not.toHaveTextContent(fitTexts.title);
});
