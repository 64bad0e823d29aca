import { Router, type Response } from "express";
import { z } from "zod";
import { applyTexts } from "#texts/apply";
import { requireUser } from "../../core/actor.js";
import { boundUploadBody } from "../../core/upload-body.js";
import { line, parse } from "../../core/validation.js";
import { fromForm } from "./application-form.js";
import { presentApplication, presentForm } from "./application.presenter.js";
import type { ApplicationService, SentForm } from "./application.service.js";
import { readForm, type MultipartForm } from "./multipart-form.js";
import type { ResumeService } from "./resume.service.js";

const email = z.string({ error: "email is one address." }).optional();
const lastQuery = z.object({ email });
const jobQuery = z.object({ email, jobId: line(64, "jobId is required.") });

/** /api/apply-jobs… */
export function applicationRoutes(applications: ApplicationService): Router {
  const router = Router();

  router.get("/apply-jobs/user/last", async ({ context: { actor }, query }, res) => {
    requireUser(actor);
    const asked = parse(lastQuery, query);
    sendPrivate(res, presentForm(await applications.getLast(actor, asked.email)));
  });

  router.get("/apply-jobs/user/job", async ({ context: { actor }, query }, res) => {
    requireUser(actor);
    const asked = parse(jobQuery, query);
    sendPrivate(
      res,
      presentApplication(await applications.getOwn(actor, asked.jobId, asked.email)),
    );
  });

  router.post("/apply-jobs", async (req, res) => {
    requireUser(req.context.actor);
    boundUploadBody(req, res);
    let form: MultipartForm | undefined;
    try {
      const { application, renewed } = await applications.apply(req.context.actor, async () => {
        form = await readForm(req, "resume");
        return sentForm(form);
      });
      const { id: _id, resume } = application;
      res
        .status(renewed ? 200 : 201)
        .json({ _id, resume: resume.storedName, message: applyTexts.submitted });
    } finally {
      await form?.file?.content.close();
    }
  });

  return router;
}

const sentForm = ({ fields, file }: MultipartForm): SentForm => ({
  input: fromForm(fields),
  file: file && { fileName: file.fileName, receive: () => Promise.resolve(file.content) },
});

/** {host}/uploads/resumes/{file} */
export function resumeRoutes(resumes: ResumeService): Router {
  const router = Router();
  router.get("/uploads/resumes/:file", async ({ context, params }, res) => {
    const address = await resumes.getLink(context.actor, params.file);
    res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
    res.redirect(302, address);
  });
  return router;
}

const sendPrivate = (res: Response, body: object) =>
  res.set("Cache-Control", "private, no-store").json(body);
