import { z } from "zod";

/** One page to measure. */
export interface BenchPage {
  /** The page's name in the table. */
  name: string;
  /** Path and query. */
  address: string;
  /** Names of Lighthouse audits that do not apply here. */
  skipped: string[];
  exempt?: Exemption;
}

/** Columns that are shown but have no budget. */
export interface Exemption {
  columns: string[];
  reason: string;
}

const TIMES = ["perf", "LCP s", "CLS", "TBT ms"];
const redirected: Exemption = {
  columns: TIMES,
  reason: "sends a visitor to the home page",
};

/** Every page that a visitor can open; one each of jobs, companies, and posts, which differ only in their text. */
export async function pagesToMeasure(site: string, inbox: string): Promise<BenchPage[]> {
  const listed = await sitemapPaths(site);
  const job = listed.find((path) => path.startsWith("/job-details/"))?.split("/")[2] ?? "";
  return [
    ...listed.map((path) => ({ name: path, address: path, skipped: [] })),
    ...(await unlistedPages(site, inbox, job)),
  ];
}

/** The paths in the sitemap, with only the newest job and post, and one company. */
async function sitemapPaths(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  const kind = (address: string) => /^\/(job-details|companies|blog-details)\//.exec(address)?.[0];
  return all.filter(
    (address, index) =>
      kind(address) === undefined || all.findIndex((p) => kind(p) === kind(address)) === index,
  );
}

/** Pages marked noindex; the audit that reports this is skipped. */
async function unlistedPages(site: string, inbox: string, job: string): Promise<BenchPage[]> {
  const newsletter = await newsletterLinks(site, inbox);
  const page = (address: string, exempt?: Exemption, ...skipped: string[]): BenchPage => ({
    name: new URL(address, site).pathname,
    address,
    skipped: ["is-crawlable", ...skipped],
    exempt,
  });
  return [
    page("/stripe-demo"),
    // The page's canonical URL is its own, not that of the page it redirects to.
    page(`/apply-now?jobId=${job}`, redirected, "canonical"),
    page("/payment-success?session_id=cs_test_none"),
    page("/payment-cancel"),
    ...newsletter.map((address) => page(address)),
    page("/offline"),
    // 404 is the right status here.
    page("/no-such-page", undefined, "http-status-code", "errors-in-console"),
  ];
}

/** How often to look for a mail that is still in the outbox. */
const MAIL_TRIES = 60;
const MAIL_PAUSE_MS = 500;

const SUBSCRIBE = `mutation Subscribe($input: SubscribeToNewsletterInput!) {
  result: subscribeToNewsletter(input: $input) { message }
}`;
const CONFIRM = `mutation Confirm($input: ConfirmNewsletterInput!) {
  result: confirmNewsletter(input: $input) { message }
}`;

const done = z.object({ data: z.object({ result: z.object({ message: z.string() }) }) });

/** @throws ZodError if the API returns an error */
async function change(site: string, query: string, input: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${site}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { input } }),
  });
  done.parse(await response.json());
}

/** Subscribes an address and reads the links in its mails: path and query of the newsletter's pages. */
async function newsletterLinks(site: string, inbox: string): Promise<string[]> {
  const email = `bench-${Date.now()}@example.com`;
  await change(site, SUBSCRIBE, { email, topics: ["NEWS", "JOB_ALERTS"], query: "engineer" });
  const confirm = await linkInMail(inbox, email, "confirm");
  await change(site, CONFIRM, { token: new URL(confirm, site).searchParams.get("token") });
  const preferences = await linkInMail(inbox, email, "preferences");
  const unsubscribe = await linkInMail(inbox, email, "unsubscribe");
  return [confirm, preferences, unsubscribe];
}

const store = z.object({
  emails: z.array(
    z.object({
      destination: z.object({ to: z.array(z.string()) }),
      body: z.object({ text: z.string() }),
    }),
  ),
});

/** @throws Error if the mail does not arrive */
async function linkInMail(inbox: string, email: string, page: string): Promise<string> {
  const link = new RegExp(`/newsletter/${page}\\?\\S+`);
  for (let attempt = 0; attempt < MAIL_TRIES; attempt += 1) {
    const { emails } = store.parse(await (await fetch(`${inbox}/store`)).json());
    const texts = emails.filter(({ destination }) => destination.to.includes(email));
    const [address] = texts.flatMap(({ body }) => link.exec(body.text) ?? []);
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
  }
  throw new Error(`no mail to ${email} has a link to ${page}`);
}
