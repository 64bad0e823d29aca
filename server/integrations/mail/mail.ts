/** A finished mail, text first: HTML is made from the same paragraphs. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** Further headers by name, e.g. `List-Unsubscribe` (RFC 2369, RFC 8058). */
  headers?: Record<string, string>;
}
