import { applicationMailTexts } from "#texts/mails";
import { paths } from "#site/paths";
import type { MailItem, MailSite } from "../outbox/mail-content.js";
import type { Application } from "./application.entity.js";

/** The job as its card shows it. */
export const jobItem = (
  { origin }: MailSite,
  { id, role, salary, companyLocation, company }: Application["job"],
): MailItem => ({
  label: role,
  url: origin + paths.jobDetails(id),
  highlight: salary,
  about: applicationMailTexts.where(company.name, companyLocation),
  picture: shownInMail(company.logoUrl) ? origin + company.logoUrl : null,
});

/** Most mail programs show no SVG, and classic Outlook for Windows no WebP, which logos set in earlier releases are. */
const shownInMail = (path: string | null): path is string =>
  path !== null && /\.(?:png|jpg)$/.test(path);
