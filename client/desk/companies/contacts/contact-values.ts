import { contactTexts } from "#texts/desk-companies";
import type { ClientContactFragment } from "./Contacts.generated";

/** What the form of a contact holds; empty if not given. */
export type ContactValues = Record<"name" | "role" | "email" | "phone" | "notes", string>;

/** In the address, in place of the id of a contact that is there. */
export const NEW_CONTACT = "new";

/** Mutations reload the list. */
export const RELOAD = { refetchQueries: ["ClientContacts"], awaitRefetchQueries: true };

export const valuesOf = (contact: ClientContactFragment | null): ContactValues => ({
  name: contact?.name ?? "",
  role: contact?.role ?? "",
  email: contact?.email ?? "",
  phone: contact?.phone ?? "",
  notes: contact?.notes ?? "",
});

/** Checked here, before the server is asked. */
export const contactRules = {
  name: (name: string) => (name.trim() === "" ? contactTexts.nameMissing : null),
};
