import { existsSync } from "node:fs";
import path from "node:path";
import { paths } from "#site/paths";
import { sectionFile, sectionsFor } from "./sections";

const sections = sectionsFor({ role: "ADMIN" }).map(({ id }) => id);

test.each(sections)("the server preloads the file of the section /desk/%s", (id) => {
  const file = sectionFile(paths.desk(id));
  expect(file).toMatch(/^desk\/.+\.tsx$/);
  expect(existsSync(path.join("client", file ?? ""))).toBe(true);
  expect(sectionFile(paths.desk(id, "some", "address"))).toBe(file);
});

test("an address without a section has no file", () => {
  expect(sectionFile("/desk/nothing")).toBeNull();
});
