import type { HandedOut } from "./handed-out.js";
import type { MailWorker } from "../modules/outbox/mail-worker.js";

export interface ReceivedMail {
  subject: string;
  body: { text?: string; html?: string };
  destination: { to: string[]; cc: string[]; bcc: string[] };
  replyTo: string[];
  attachments: { filename?: string; contentType: string; content: string }[];
  at: number;
}

/** The mails that the stand-in received. */
export class Inbox {
  constructor(
    private readonly mailWorker: MailWorker,
    private readonly mailServer: string,
    private readonly handedOut: HandedOut,
  ) {}

  /** Sends queued mails, several at once and so in any order. */
  async send(): Promise<void> {
    while ((await this.mailWorker.drain()) > 0);
  }

  /** Sends queued mails, then reads the inbox, newest last. */
  async mailsTo(address: string): Promise<ReceivedMail[]> {
    await this.send();
    const response = await fetch(`${this.mailServer}/store?to=${encodeURIComponent(address)}`);
    const { emails: mails } = (await response.json()) as { emails: ReceivedMail[] };
    for (const { body } of mails) this.handedOut.addMail(body.text ?? "");
    return mails;
  }

  /** The six digits in the newest mail to this address. */
  async codeFor(address: string): Promise<string> {
    const mail = (await this.mailsTo(address)).at(-1);
    const code = /\b(\d{6})\b/.exec(mail?.body.text ?? "")?.[1];
    if (!code) throw new Error(`No code in the email to ${address}: ${mail?.subject ?? "no mail"}`);
    return code;
  }
}
