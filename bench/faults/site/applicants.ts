import { setTimeout as delay } from "node:timers/promises";
import { pdfOfLines } from "../../../dev/seed/data/resume-pdf.js";
import { addBuyers, type Buyer } from "../buyers.js";
import { ask } from "./answers.js";
import type { SendWrite } from "./load.js";
import type { SiteWorld } from "./site-world.js";

const RESUME = pdfOfLines(["Priya Raman", "Software engineer in Austin, TX", "Java, SQL, React"]);
/** Longer than the longest that any build was seen to take. */
const PATIENCE_MS = 90_000;
const LISTED_WITHIN_MS = 60_000;

/** People who are signed in, and each apply once to the same job, with a file. */
export class Applicants {
  private constructor(
    private readonly people: Buyer[],
    private readonly jobId: string,
  ) {}

  /** @param origin of a site with jobs */
  static async of(world: SiteWorld, origin: string, amount: number): Promise<Applicants> {
    const people = await addBuyers(world.database, amount, new Date());
    const jobId = await openJob(origin);
    return new Applicants(people, jobId);
  }

  readonly apply: SendWrite = async (origin, since) => {
    const person = this.people.pop();
    if (!person) throw new Error("Everyone has applied.");
    const { email, sessionToken, network } = person;
    const headers = { cookie: `sid=${sessionToken}`, "x-forwarded-for": network };
    const options = { method: "POST", headers, body: this.formOf(email) };
    const patience = { since, patienceMs: PATIENCE_MS };
    return { ...(await ask(`${origin}/api/apply-jobs`, options, patience)), email };
  };

  private formOf(email: string): FormData {
    const form = new FormData();
    const fields = {
      ...{ jobId: this.jobId, email, name: "Priya Raman", location: "Austin, TX" },
      ...{ phone: "5125550142", countryCode: "+1", visaType: "H-1B", relocation: "Yes" },
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set(
      "resume",
      new File([new Uint8Array(RESUME)], "resume.pdf", { type: "application/pdf" }),
    );
    return form;
  }
}

/** A site that has just started may not have read its jobs yet. @throws when it lists none in time */
async function openJob(origin: string): Promise<string> {
  for (const end = Date.now() + LISTED_WITHIN_MS; Date.now() < end; await delay(500)) {
    const answer = await fetch(`${origin}/api/jobs?limit=1`);
    const jobs = answer.ok ? ((await answer.json()) as { _id: string }[]) : [];
    if (jobs[0]) return jobs[0]._id;
  }
  throw new Error("The site lists no open job.");
}
