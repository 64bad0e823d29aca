/** A finished mail, text first: HTML is made from the same paragraphs. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}
