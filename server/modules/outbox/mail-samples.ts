import type { Mail } from "../../integrations/mail/mail.js";
import type { MailSite } from "./mail-content.js";
import type { NoticeKind } from "./notices.js";
import { typed } from "./typed-words.js";

/**
 * Emails of these kinds, rendered by the product's own code from made-up data, each variant under a name. Every `*.mail.ts`
 * exports them as `samples`: tests look at each of them, in English and in another language, and browsers show them.
 */
export type MailSamples<Kind extends NoticeKind> = (
  site: MailSite,
) => Record<Kind, Record<string, Promise<Mail | null>>>;

/** One of many variants, by its name. */
export type MailVariant = [name: string, mail: Promise<Mail | null>];

/** Stands for any id. */
export const SAMPLE_ID = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
/** Stands for any token in a link. */
export const SAMPLE_TOKEN = "c2FtcGxl".repeat(5);
/** When something happened to an account. */
export const SAMPLE_TIME = "2026-11-22T15:04:00Z";
/** The reader, and a recruiter. */
export const samplePerson = { name: typed("Ana Ortiz"), email: "ana@example.com" };
export const sampleRecruiter = { name: typed("Elena Torres"), email: "elena@example.com" };
export const sampleAccounts = { find: async () => samplePerson };
/** The firm's own address. */
export const sampleStaffMail = async () => "staff@example.com";
/** Where a change came from. */
export const sampleBrowser = {
  ipAddress: "203.0.113.7",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36",
};
