import { SITE } from "./browser.js";
import { rows } from "./records.js";

/**
 * After a column with an id: only records of the demo. Their ids derive from names (UUIDs of version 5). Files share a site one
 * after the other, and leave records that no page is complete with: closed, without a file, or not in the search.
 */
export const OF_DEMO = "LIKE '________-____-5%'";

export const DEMO_COMPANY = `SELECT companyId AS id FROM company_recruiters
  WHERE companyId IN (SELECT companyId FROM jobs WHERE id ${OF_DEMO}) LIMIT 1`;

export const DEMO_BOARD = `SELECT jobId AS id FROM applications WHERE id ${OF_DEMO}
  GROUP BY jobId ORDER BY COUNT(*) DESC LIMIT 1`;

export const DEMO_DRAFT = `SELECT id FROM jobs WHERE status = 'DRAFT' AND id ${OF_DEMO} LIMIT 1`;

const OPEN = `j.status = 'PUBLISHED' AND j.validThrough > NOW() AND j.id ${OF_DEMO}`;

const NEWEST = {
  "a job": `SELECT CONCAT('/job-details/', j.id) AS path FROM jobs j
    WHERE ${OPEN} ORDER BY j.createdAt DESC, j.id LIMIT 1`,
  "a company": `SELECT CONCAT('/companies/', c.slug) AS path FROM jobs j JOIN companies c ON c.id = j.companyId
    WHERE ${OPEN} ORDER BY j.createdAt DESC, j.id LIMIT 1`,
};

export type Kind = keyof typeof NEWEST | "a post";

export const isKind = (name: string): name is Kind => name in NEWEST || name === "a post";

/** Path of the newest page of a kind, such as "/companies/acme". */
export async function newest(kind: Kind): Promise<string> {
  const path = kind === "a post" ? await newestPost() : await newestOf(NEWEST[kind]);
  if (path === undefined) throw new Error(`The demo has no page of ${kind}.`);
  return path;
}

async function newestOf(query: string): Promise<string | undefined> {
  const [row] = await rows<{ path: string }>(query, []);
  return row?.path;
}

/** The sitemap lists the newest first. */
async function newestPost(): Promise<string | undefined> {
  const sitemap = await (await fetch(`${SITE()}/sitemap.xml`)).text();
  return /\/blog-details\/[^<]+/.exec(sitemap)?.[0];
}
