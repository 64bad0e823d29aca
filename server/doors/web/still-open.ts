import escapeHtml from "escape-html";
import { Router, type Response } from "express";
import { z } from "zod";
import { paths } from "#site/paths";
import { stillOpenTexts as words } from "#texts/still-open";
import { STILL_OPEN_PATH } from "../../modules/jobs/expiry/still-open.paths.js";
import type { StillOpenService } from "../../modules/jobs/expiry/still-open.service.js";
import type { Job } from "../../modules/jobs/record/job.entity.js";
import { sendBarePage } from "./bare-page.js";

const tokenOf = (query: unknown): string =>
  z.object({ token: z.string().max(200) }).safeParse(query).data?.token ?? "";

/**
 * /jobs/still-open?token=…, from the email about a job that ends soon. A GET shows a button and changes nothing, because
 * mail scanners open every link; the button's POST keeps the job open. Works without scripts and without a session.
 */
export function stillOpenRoutes(siteName: string, stillOpen: StillOpenService): Router {
  const router = Router();
  const send = (res: Response, status: number, title: string, body: string) => {
    res.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
    sendBarePage(res.status(status), { siteName, title: escapeHtml(title), body });
  };

  router.get(STILL_OPEN_PATH, async ({ query }, res) => {
    const job = await stillOpen.find(tokenOf(query));
    if (job) send(res, 200, words.askTitle, question(job));
    else send(res, 404, words.invalidTitle, paragraph(words.invalid) + toDesk);
  });

  router.post(STILL_OPEN_PATH, async ({ query }, res) => {
    const answer = await stillOpen.keep(tokenOf(query));
    if (answer.outcome === "INVALID")
      return send(res, 404, words.invalidTitle, paragraph(words.invalid) + toDesk);
    const { job, outcome } = answer;
    if (outcome === "REFUSED")
      return send(res, 409, words.refusedTitle, paragraph(words.refused(job.role)) + toDesk);
    send(res, 200, words.keptTitle, confirmation(job));
  });
  return router;
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>\n`;
const link = (href: string, label: string): string =>
  `<p class="actions"><a class="button" href="${href}">${escapeHtml(label)}</a></p>`;
const toDesk = link(paths.desk(), words.logIn);

/** The form's empty address is that of the page, with its token. */
const question = ({ role, company, validThrough }: Job): string =>
  paragraph(words.ask(role, company.name, validThrough ?? new Date(0))) +
  paragraph(words.askMore) +
  `<form method="post" class="actions"><button class="button first">${escapeHtml(words.keep)}</button></form>`;

const confirmation = ({ id, role, validThrough }: Job): string =>
  paragraph(words.kept(role, validThrough ?? new Date(0))) +
  link(paths.jobDetails(id), words.seeJob);
