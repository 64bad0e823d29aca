import { expect, it } from "@jest/globals";
import { Company } from "../companies/company.entity.js";
import { sampleJob } from "../jobs/record/sample-jobs.js";
import { jobItem } from "./job-item.js";

const site = {
  ...{ name: "Staffboard", origin: "https://staffboard.example" },
  ...{ email: "hello@staffboard.example", address: null },
};
const pictureOf = (logoFile: string | null) => {
  const company = Object.assign(new Company(), { name: "Cedar", logoFile });
  return jobItem(site, sampleJob({ company })).picture;
};

it.each([
  ["cedar.png", `${site.origin}/uploads/cedar.png`],
  ["cedar.jpg", `${site.origin}/uploads/cedar.jpg`],
  ["cedar.webp", null],
  ["cedar.svg", null],
  [null, null],
])("a mail about a job shows the logo %s as %s", (logoFile, picture) => {
  expect(pictureOf(logoFile)).toBe(picture);
});
