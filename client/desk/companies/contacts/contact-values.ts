import { contactFields } from "#site/contact-fields.generated";
import { contactTexts } from "#texts/desk-companies";
import { textValuesOf, type TextValues } from "../../forms/text-values";
import type { ClientContactFragment } from "./Contacts.generated";

/** What the form of a contact holds; empty if not given. */
export type ContactValues = TextValues<typeof contactFields>;

/** In the address, in place of the id of a contact that is there. */
export const NEW_CONTACT = "new";

/** Mutations reload the list. */
export const RELOAD = { refetchQueries: ["ClientContacts"], awaitRefetchQueries: true };

export const valuesOf = (contact: ClientContactFragment | null): ContactValues =>
  textValuesOf(contactFields, contact);

/** Checked here, before the server is asked. */
export const contactRules = {
  name: (name: string) => (name.trim() === "" ? contactTexts.nameMissing : null),
};
