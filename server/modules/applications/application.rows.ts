import { notFound } from "../../core/errors.js";
import type { Application } from "./application.entity.js";

/** What is read with each application. */
export const WITH_JOB_AND_RESUME = { job: { company: true }, resume: true };

/** @throws NOT_FOUND without an application */
export function orNotFound(application: Application | null): Application {
  if (!application) throw notFound("application");
  return application;
}
