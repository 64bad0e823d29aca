import { randomUUID } from "node:crypto";
import { newId } from "../../core/ids.js";
import type { User } from "../../modules/accounts/user.entity.js";
import { Application } from "../../modules/applications/application.entity.js";
import { Resume } from "../../modules/applications/resume.entity.js";
import type { Job } from "../../modules/jobs/record/job.entity.js";
import type { TestApp } from "../create-test-app.js";
import { buildUser } from "../factories.js";

/** An application with a resume row but without a file. */
export async function buildApplication(
  app: TestApp,
  job: Job,
  change: Partial<Application> & { by?: User } = {},
): Promise<Application> {
  const { by, ...columns } = change;
  const user = by ?? (await buildUser(app, columns.name ? { name: columns.name } : {}));
  const now = app.clock.now();
  const resume = { id: newId(), userId: user.id, storageKey: `resumes/${randomUUID()}.pdf` };
  const { manager } = app.dataSource;
  await manager.insert(Resume, {
    ...resume,
    ...{ fileName: "cv.pdf", contentType: "application/pdf", sizeBytes: 1, sha256: "" },
    ...{ scanStatus: "NOT_SCANNED", uploadedAt: now },
  });
  const id = newId();
  await manager.insert(Application, {
    ...{ id, userId: user.id, jobId: job.id, companyId: job.companyId, resumeId: resume.id },
    ...{ status: "SUBMITTED", name: user.name, email: user.email, phone: "", countryCode: "" },
    ...{ location: "Dallas, TX", visaType: "H1B", relocation: true },
    ...{ appliedAt: now, updatedAt: now },
    ...columns,
  });
  return manager.findOneByOrFail(Application, { id });
}
