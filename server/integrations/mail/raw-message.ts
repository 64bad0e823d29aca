import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail } from "./mail.js";

/** A line break in an address, subject or header would let another header be smuggled in. */
const lineBreaks = /[\r\n]+/g;
export const oneLine = (text: string): string => text.replace(lineBreaks, " ").trim();
export const bareAddress = (address: string): string => address.replace(lineBreaks, "");

/**
 * The mail as MIME (RFC 5322), for headers that SES' SendEmail has no place for. Who gets it is not decided here: a
 * composer reads addresses out of header text, so the sender names the recipient to SES on its own.
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
    // Nothing in a mail is a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
