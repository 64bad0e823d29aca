import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail } from "./mail.js";

/** Line breaks in an address, subject or header would inject another header, so they are removed. */
const lineBreaks = /[\r\n]+/g;
export const oneLine = (text: string): string => text.replace(lineBreaks, " ").trim();
export const bareAddress = (address: string): string => address.replace(lineBreaks, "");

/**
 * The mail as a MIME message (RFC 5322), for headers that SES' SendEmail does not take. The recipient is passed to SES
 * separately, because a MIME composer would read addresses out of header text.
 */
export async function rawMessage(from: string, mail: Mail): Promise<Uint8Array> {
  const headers = Object.entries(mail.headers ?? {});
  const composer = new MailComposer({
    from,
    to: { name: "", address: bareAddress(mail.to) },
    ...(mail.replyTo ? { replyTo: { name: "", address: bareAddress(mail.replyTo) } } : {}),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: headers.map(([key, value]) => ({ key, value: oneLine(value) })),
    // Never let the composer read files or fetch addresses named in a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
