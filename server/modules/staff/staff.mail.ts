import { staffMailTexts as words } from "#texts/mails";
import { paths } from "#site/paths";
import type { Role } from "../../core/actor.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import { INVITATION_DAYS } from "./invitation.entity.js";
import type { InvitationService } from "./invitation.service.js";
import type { StaffInvitation } from "./invitation.types.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    STAFF_INVITATION: { invitationId: string };
    ROLE_CHANGED: { userId: string; role: Role };
    ACCOUNT_DISABLED: { userId: string };
  }
}

function offerIn({ invitedBy, role, company, companyRole }: StaffInvitation, site: MailSite) {
  const inviter = invitedBy === null ? words.someone : withoutLinks(invitedBy);
  const as = words.as[companyRole ?? (role === "ADMIN" ? "ADMIN" : "RECRUITER")];
  return company
    ? words.invitedFor(inviter, site.name, as, withoutLinks(company.name))
    : words.invited(inviter, site.name, as);
}

/** Invites the owner of an address to the staff. */
const staffInvitationMail =
  (
    site: MailSite,
    invitations: Pick<InvitationService, "draw">,
  ): NoticeRenderer<"STAFF_INVITATION"> =>
  async ({ invitationId }) => {
    const drawn = await invitations.draw(invitationId);
    if (!drawn) return null;
    return renderMailLayout(site, {
      to: drawn.invitation.email,
      subject: words.inviteSubject(site.name),
      preview: words.invitePreview(INVITATION_DAYS),
      title: words.inviteTitle(site.name),
      intro: [offerIn(drawn.invitation, site), words.inviteHow],
      button: { label: words.accept, url: site.origin + paths.invitation(drawn.token) },
      after: [words.inviteHint(INVITATION_DAYS)],
      why: words.inviteWhy(site.name),
    });
  };

/** Tells a person what they may do now. */
const roleChangedMail =
  (site: MailSite, people: Pick<PeopleService, "find">): NoticeRenderer<"ROLE_CHANGED"> =>
  async ({ userId, role }) => {
    const person = await people.find(userId);
    if (!person) return null;
    return renderMailLayout(site, {
      to: person.email,
      subject: words.roleSubject(site.name),
      preview: words.rolePreview,
      title: words.roleTitle,
      intro: [words.greeting(withoutLinks(person.name)), words.role[role](site.name)],
      button: { label: words.openSite(site.name), url: site.origin },
      after: [words.roleNext, words.questions(site.email)],
      why: words.roleWhy(site.name),
    });
  };

/** Tells a person that they cannot log in for now. */
const accountDisabledMail =
  (site: MailSite, people: Pick<PeopleService, "find">): NoticeRenderer<"ACCOUNT_DISABLED"> =>
  async ({ userId }) => {
    const person = await people.find(userId);
    if (!person) return null;
    return renderMailLayout(site, {
      to: person.email,
      subject: words.offSubject(site.name),
      preview: words.offPreview,
      title: words.offTitle,
      intro: [words.greeting(withoutLinks(person.name)), words.off(site.name)],
      after: [words.offNext(site.email)],
      why: words.roleWhy(site.name),
    });
  };

/** The mails of this module. */
export const staffMails = (
  site: MailSite,
  {
    invitations,
    people,
  }: {
    invitations: Pick<InvitationService, "draw">;
    people: Pick<PeopleService, "find">;
  },
) => ({
  STAFF_INVITATION: staffInvitationMail(site, invitations),
  ROLE_CHANGED: roleChangedMail(site, people),
  ACCOUNT_DISABLED: accountDisabledMail(site, people),
});
