import { MantineProvider } from "@mantine/core";
import { screen } from "@testing-library/react";
import { resumeViewTexts as texts } from "#texts/desk-applications";
import type { ResumeCoverage } from "../../../lib/schema-types.generated";
import { renderApp } from "../../../test/render";
import { ResumeView } from "./ResumeView";

jest.mock("./PdfView", () => ({ PdfView: () => <p>The pages</p> }));
jest.mock("../../people/ResumeText", () => ({ ResumeText: () => <p>The text</p> }));

const show = (coverage: ResumeCoverage | null, contentType = "application/pdf") =>
  renderApp(
    <MantineProvider env="test">
      <ResumeView
        resume={{
          ...{ __typename: "Resume", id: "resume-1", fileName: "Ana Ortiz.pdf", sizeBytes: 84_000 },
          ...{ scanStatus: "CLEAN", uploadedAt: "2026-11-01T10:00:00.000Z" },
          ...{ url: "/uploads/resumes/one.pdf", contentUrl: "/desk-files/resumes/one.pdf" },
          ...{ contentType, coverage },
        }}
        name="Ana Ortiz"
        applicationId="application-1"
      />
    </MantineProvider>,
  );
const gaps = [texts.gaps.PARTIAL, texts.gaps.NONE];
const shownGaps = () => gaps.filter((gap) => screen.queryByText(gap) !== null);

it.each(["PARTIAL", "NONE"] as const)(
  "says above a PDF that search covers %s of it",
  (coverage) => {
    show(coverage);
    const gap = screen.getByText(texts.gaps[coverage]);
    expect(gap.compareDocumentPosition(screen.getByText("The pages"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(shownGaps()).toHaveLength(1);
  },
);

it.each(["FULL", null] as const)("says nothing if search covers %s", (coverage) => {
  show(coverage);
  expect(shownGaps()).toEqual([]);
});

it("leaves that to the text of other files", () => {
  show("PARTIAL", "application/msword");
  expect(screen.getByText("The text")).toBeVisible();
  expect(shownGaps()).toEqual([]);
});
