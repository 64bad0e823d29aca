import type { PeopleService } from "../accounts/people.service.js";
import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import { ContactAnswerResolver, ContactInboxResolver } from "./contact-inbox.resolver.js";
import { ContactInboxService } from "./contact-inbox.service.js";
import { contactMails } from "./contact.mail.js";
import { ContactResolver } from "./contact.resolver.js";
import { contactRoutes } from "./contact.routes.js";
import { ContactService } from "./contact.service.js";

interface ContactUses {
  accounts: { people: PeopleService };
  audit: { audit: AuditService };
  outbox: { outbox: OutboxService };
  settings: { settings: { staffMail(): Promise<string> } };
}

/** Messages to the firm, and its answers. */
export function createContact(base: Base, uses: ContactUses) {
  const { dataSource, limits, clock, site } = base;
  const { people } = uses.accounts;
  const { audit } = uses.audit;
  const { outbox } = uses.outbox;
  const { settings } = uses.settings;
  const contact = new ContactService(dataSource, outbox, limits, clock);
  const contactInbox = new ContactInboxService({ dataSource, people, outbox, audit, clock });
  const parts = {
    resolvers: [
      new ContactResolver(contact),
      new ContactAnswerResolver(contactInbox, people),
      new ContactInboxResolver(contactInbox, people),
    ],
    rest: [() => contactRoutes(contact)],
    notices: contactMails(site, { contact, contactInbox, settings }),
  } satisfies Parts;
  return { contact, parts };
}
