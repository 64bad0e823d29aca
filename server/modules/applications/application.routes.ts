import { pipeline } from "node:stream/promises";
import { Router, type Request, type Response } from "express";
import { z } from "zod";
import { applyTexts } from "#texts/apply";
import { requireUser } from "../../core/actor.js";
import { notFound } from "../../core/errors.js";
import { MultipartForm, unexpectedFile, type FormFile } from "../../kit/http/multipart-form.js";
import { line, parse } from "../../core/validation.js";
import { fromForm } from "./application-form.js";
import { presentApplication, presentForm } from "./application.presenter.js";
import type { ApplicationService, ReadForm } from "./application.service.js";
import type { OwnApplicationService } from "./own-application.service.js";
import { RESUME_CONTENT_PATH } from "./resume.entity.js";
import { RESUME_FORM } from "./resume-form.js";
import type { ResumeService } from "./resume.service.js";

const email = z.string({ error: "email is one address." }).optional();
const lastQuery = z.object({ email });
const jobQuery = z.object({ email, jobId: line(64, "jobId is required.") });

/** What a form with an application may have. */
const APPLICATION_FORM = { ...RESUME_FORM, maxFields: 25, maxFieldBytes: 10_000 };

/** /api/apply-jobs… */
export function applicationRoutes(
  applications: ApplicationService,
  own: OwnApplicationService,
): Router {
  const router = Router();

  router.get("/apply-jobs/user/last", async ({ context: { actor }, query }, res) => {
    requireUser(actor);
    const asked = parse(lastQuery, query);
    sendPrivate(res, presentForm(await own.getLast(actor, asked.email)));
  });

  router.get("/apply-jobs/user/job", async ({ context: { actor }, query }, res) => {
    requireUser(actor);
    const asked = parse(jobQuery, query);
    sendPrivate(res, presentApplication(await own.get(actor, asked.jobId, asked.email)));
  });

  router.post("/apply-jobs", async (req, res) => {
    requireUser(req.context.actor);
    const form = readApplicationForm(req, res);
    const { application, renewed } = await applications.apply(req.context.actor, form);
    const { id: _id, resume } = application;
    res
      .status(renewed ? 200 : 201)
      .json({ _id, resume: resume.storedName, message: applyTexts.submitted });
  });

  return router;
}

/**
 * Limits the request's size from now on. What it returns reads the form.
 * @throws FILE_TOO_LARGE if the Content-Length is too large
 */
export function readApplicationForm(req: Request, res: Response): ReadForm {
  const form = new MultipartForm(req, res, APPLICATION_FORM);
  return async (spool) => fromForm(await form.read((file) => spool.receive(expectedResume(file))));
}

/** @throws BAD_INPUT for a file in another field */
function expectedResume(file: FormFile): FormFile {
  if (file.field !== "resume") throw unexpectedFile(file.field);
  return file;
}

/** {host}/uploads/resumes/{file} */
export function resumeRoutes(resumes: ResumeService): Router {
  const router = Router();
  router.get("/uploads/resumes/:file", async ({ context, params }, res) => {
    const address = await resumes.getLink(context.actor, params.file, context.client);
    res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
    res.redirect(302, address);
  });
  return router;
}

/**
 * {host}/desk-files/resumes/{file}: the bytes, for the viewer of the staff area. Only our own scripts get them: a browser that
 * is led here by a link, a frame or another site finds nothing, so that neither opens a file or writes to the audit log.
 */
export function resumeContentRoutes(resumes: ResumeService): Router {
  const router = Router();
  router.get(`${RESUME_CONTENT_PATH}/:file`, async (req, res) => {
    if (!isFromOwnScript(req)) throw notFound("resume");
    const { actor, client } = req.context;
    const { resume, file } = await resumes.open(actor, req.params.file, client);
    res.set({
      "Content-Type": resume.contentType,
      "Content-Length": String(file.sizeBytes),
      "Content-Disposition": "attachment",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    });
    await pipeline(file.body, res);
  });
  return router;
}

/** Browsers send both headers, and scripts can't change them; other programs send neither. */
const isFromOwnScript = (req: Request): boolean =>
  (req.get("sec-fetch-site") ?? "same-origin") === "same-origin" &&
  (req.get("sec-fetch-dest") ?? "empty") === "empty";

const sendPrivate = (res: Response, body: object) =>
  res.set("Cache-Control", "private, no-store").json(body);
