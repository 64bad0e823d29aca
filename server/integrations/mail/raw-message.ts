import MailComposer from "nodemailer/lib/mail-composer";
import type { CalendarPart, Mail } from "./mail.js";

/** Removes line breaks: in an address, subject or header, they would start a new header. */
const lineBreaks = /[\r\n]+/g;
export const oneLine = (text: string): string => text.replace(lineBreaks, " ").trim();
export const bareAddress = (address: string): string => address.replace(lineBreaks, "");

/**
 * The mail as a MIME message (RFC 5322), for headers and calendar events that SES's SendEmail does not accept. The
 * recipient is passed to SES separately, because a MIME composer would read addresses out of header
 * text.
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
    ...(mail.calendar ? { icalEvent: eventOf(mail.calendar) } : {}),
    headers: headers.map(([key, value]) => ({ key, value: oneLine(value) })),
    // Never let the composer read files or URLs named in a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The composer writes the event twice: as a part that calendars read (RFC 6047), and as a file to open. */
const eventOf = ({ method, fileName, content }: CalendarPart) => ({
  method,
  filename: fileName,
  content,
});
