import { sampleJob } from "../jobs/record/sample-jobs.js";
import { SAMPLE_ID, samplePerson } from "../outbox/mail-samples.js";
import { typed } from "../outbox/typed-words.js";
import { Application } from "./application.entity.js";
import { Resume } from "./resume.entity.js";

/** An application in samples of emails. */
export const sampleApplication = (change: Partial<Application> = {}): Application =>
  Object.assign(
    new Application(),
    { id: SAMPLE_ID, ...samplePerson, job: sampleJob() },
    { resume: Object.assign(new Resume(), { fileName: typed("ana-ortiz-java.pdf") }) },
    change,
  );
