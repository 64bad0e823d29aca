import { expect, it } from "@jest/globals";
import { Company } from "../../companies/company.entity.js";
import { Job } from "../record/job.entity.js";
import { presentJob } from "./job.presenter.js";

const job = Object.assign(new Job(), {
  id: "018f",
  code: "SB-10023",
  role: "Nurse",
  companyLocation: "Austin, TX",
  salary: "$50 an hour",
  contract: "W2",
  jobType: "Contract",
  workplaceType: "ONSITE",
  industry: "HEALTHCARE",
  securityClearance: "NONE",
  workAuthorization: ["OPT"],
  sponsorship: ["TRANSFER"],
  skills: ["Triage"],
  description: "<p>Care</p>",
  responsibilities: "<p>RN</p>",
  publishedAt: new Date("2026-02-03T04:05:06Z"),
  company: Object.assign(new Company(), {
    name: "Acme",
    logoFile: "acme.svg",
    description: "Care",
  }),
} as const);

it("a job has the documented names over REST", () => {
  expect(presentJob(job, "PUBLISHED")).toEqual({
    _id: "018f",
    jobId: "SB-10023",
    companyName: "Acme",
    companyLogo: "/uploads/acme.svg",
    companyDescription: "Care",
    role: "Nurse",
    companyLocation: "Austin, TX",
    salary: "$50 an hour",
    contract: "W2",
    jobType: "Contract",
    securityClearance: "NONE",
    workAuthorization: ["OPT"],
    sponsorship: ["TRANSFER"],
    skills: ["Triage"],
    jobDetails: "<p>Care</p>",
    responsibilities: "<p>RN</p>",
    jobPostedDate: "2026-02-03T04:05:06.000Z",
    status: "PUBLISHED",
  });
});

it.each([
  ["DRAFT", "DRAFT"],
  ["CLOSED", "CLOSED"],
  ["EXPIRED", "CLOSED"],
] as const)("a job that is %s is %s over REST", (status, documented) => {
  expect(presentJob(job, status).status).toBe(documented);
});

it("a draft has no date", () => {
  const draft = Object.assign(new Job(), job, { publishedAt: null });
  expect(presentJob(draft, "DRAFT").jobPostedDate).toBeNull();
});

it("texts from before a cleaning rule are cleaned; words that only look like HTML are kept", () => {
  const old = Object.assign(new Job(), job, {
    role: "R&D <Lead>",
    description: "<p>Care</p><script>x()</script>",
    responsibilities: `<p onclick="x()">RN</p>`,
  });
  expect(presentJob(old, "PUBLISHED")).toMatchObject({
    role: "R&D <Lead>",
    jobDetails: "<p>Care</p>",
    responsibilities: "<p>RN</p>",
  });
});
