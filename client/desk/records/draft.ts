/** An email that is being written. */
export interface Draft {
  subject: string;
  body: string;
}

export const EMPTY_DRAFT: Draft = { subject: "", body: "" };
