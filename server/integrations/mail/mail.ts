/** A calendar event (RFC 5545) that comes with a mail, so that calendars offer to add, change, or remove it. */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  /** Of the attached file: "interview.ics". */
  fileName: string;
  content: string;
}

/** A finished mail as text; HTML is made from the same paragraphs. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Additional headers by name, e.g. `List-Unsubscribe` (RFC 2369, RFC 8058). */
  headers?: Record<string, string>;
  calendar?: CalendarPart;
}
