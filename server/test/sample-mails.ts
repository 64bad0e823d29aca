import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Mail } from "../integrations/mail/mail.js";
import type { MailSite } from "../modules/outbox/mail-content.js";

/** Every `*.mail.ts` of the product exports samples of its emails (`MailSamples`), by kind and name. */
interface MailFile {
  samples?: (site: MailSite) => Record<string, Record<string, Promise<Mail | null>>>;
}

export interface SampleMail {
  kind: string;
  name: string;
  mail: Mail;
}

const MODULES = path.resolve("server/modules");

/** A sample of every email, rendered by the product's own code from made-up data. */
export async function sampleMails(site: MailSite): Promise<SampleMail[]> {
  const files = await readdir(MODULES, { recursive: true });
  const found: SampleMail[] = [];
  for (const file of files.filter((name) => name.endsWith(".mail.ts")).sort()) {
    const { samples } = (await import(path.join(MODULES, file))) as MailFile;
    if (!samples) throw new Error(`${file} exports no samples`);
    for (const [kind, variants] of Object.entries(samples(site)))
      for (const [name, rendered] of Object.entries(variants)) {
        const mail = await rendered;
        if (!mail) throw new Error(`No mail for ${name}`);
        found.push({ kind, name, mail });
      }
  }
  return found;
}
