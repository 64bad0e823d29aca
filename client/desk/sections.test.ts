import { paths } from "#site/paths";
import { sectionFile } from "./sections";

test.each([
  [paths.desk(), "desk/today/TodayPage.tsx"],
  [paths.desk("jobs"), "desk/jobs/JobsSection.tsx"],
  [paths.desk("jobs", "some-id", "applications"), "desk/jobs/JobsSection.tsx"],
  [paths.desk("audit"), "desk/AuditPage.tsx"],
])("the server preloads the section at %s", (address, file) => {
  expect(sectionFile(address)).toBe(file);
});

test("an address without a section has nothing to preload", () => {
  expect(sectionFile("/desk/nothing")).toBeNull();
});
