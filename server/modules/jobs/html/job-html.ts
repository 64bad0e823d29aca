import { cleanJobHtml, HTML_VERSION } from "./clean-html.js";
import type { Job } from "../record/job.entity.js";

type Texts = Pick<Job, "description" | "responsibilities" | "textsVersion">;

/** A long text of a job, to be shown. Texts are cleaned when they are stored; if older rules did it, they are cleaned again. */
export const shownHtml = ({ textsVersion }: Pick<Job, "textsVersion">, html: string): string =>
  textsVersion === HTML_VERSION ? html : cleanJobHtml(html);

/** The long texts as they are stored from now on. */
export const cleanTexts = (texts: Omit<Texts, "textsVersion">): Texts => ({
  description: cleanJobHtml(texts.description),
  responsibilities: cleanJobHtml(texts.responsibilities),
  textsVersion: HTML_VERSION,
});
