import { paths } from "#site/paths";
import { filesAt, sectionsFor } from "./sections";

const JOBS = "desk/jobs/JobsSection.tsx";
const APPLICATIONS = "desk/applications/ApplicationsSection.tsx";

test.each([
  [paths.desk(), ["desk/today/TodayPage.tsx"]],
  [paths.desk("jobs"), [JOBS, "desk/jobs/list/JobsPage.tsx"]],
  [`${paths.desk("jobs")}/`, [JOBS, "desk/jobs/list/JobsPage.tsx"]],
  [paths.desk("jobs", "new"), [JOBS, "desk/jobs/editor/NewJobPage.tsx"]],
  [paths.desk("jobs", "some-id"), [JOBS, "desk/jobs/overview/JobPage.tsx"]],
  [paths.desk("jobs", "some-id", "edit"), [JOBS, "desk/jobs/editor/JobEditorPage.tsx"]],
  [
    paths.desk("jobs", "some-id", "applications"),
    [JOBS, "desk/applications/JobApplicationsPage.tsx"],
  ],
  [paths.desk("jobs", "some-id", "nothing"), [JOBS]],
  [paths.desk("applications"), [APPLICATIONS, "desk/applications/list/ListPage.tsx"]],
  [paths.desk("applications", "some-id"), [APPLICATIONS, "desk/applications/ApplicationPage.tsx"]],
  [paths.desk("audit"), ["desk/audit/AuditPage.tsx"]],
])("the server preloads the section and the page at %s", (address, files) => {
  expect(filesAt(address)).toEqual(files);
});

test("an address without a section has nothing to preload", () => {
  expect(filesAt("/desk/nothing")).toEqual([]);
});

test("each section has a letter of its own", () => {
  const letters = sectionsFor({ role: "ADMIN" }).map(({ letter }) => letter);
  expect(letters).toEqual([...new Set(letters)]);
});
