import { greeting, staffMailTexts as words } from "#texts/mails";
import { sentPaths } from "#site/sent-paths";
import type { Role } from "../../core/actor.js";
import type { ChangedFrom } from "../../core/client-info.js";
import type { PeopleService } from "../accounts/people.service.js";
import type { IdentityService } from "../accounts/identity.service.js";
import { changeFacts } from "../outbox/change-facts.js";
import type { MailFact, MailSite } from "../outbox/mail-content.js";
import { renderMailLayout } from "../outbox/mail-layout.js";
import type { NoticeRenderer } from "../outbox/notices.js";
import { withoutLinks } from "../outbox/without-links.js";
import type { Promoted } from "./promotion.js";
import { INVITATION_DAYS } from "./invitation.entity.js";
import type { InvitationService } from "./invitation.service.js";
import type { StaffInvitation } from "./invitation.types.js";
import {
  SAMPLE_ID,
  SAMPLE_TIME,
  SAMPLE_TOKEN,
  sampleBrowser,
  samplePerson,
  sampleRecruiter,
  type MailSamples,
} from "../outbox/mail-samples.js";
import { sampleUsers } from "../accounts/sample-user.js";
import { sampleJob } from "../jobs/record/sample-jobs.js";

declare module "../outbox/notices.js" {
  interface NoticePayloads {
    STAFF_INVITATION: { invitationId: string };
    /**
     * `promoted`: set for a candidate who became staff. `accepted`: by accepting an invitation, in the browser `from`.
     * `at`: when, in UTC (ISO 8601). Notices of earlier releases lack the last two.
     */
    ROLE_CHANGED: {
      userId: string;
      role: Role;
      promoted?: Promoted;
      accepted?: true;
      at?: string;
      from?: ChangedFrom;
    };
    ACCOUNT_DISABLED: { userId: string; at?: string };
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
      intro: [greeting(), offerIn(drawn.invitation, site), words.inviteHow],
      button: { label: words.accept, url: site.origin + sentPaths.invitation(drawn.token) },
      after: [words.inviteHint(INVITATION_DAYS)],
      why: words.inviteWhy(site.name),
    });
  };

type Identities = Pick<IdentityService, "connectedTo">;

/** What a candidate who became staff lost, and what still logs them in, so that they notice what isn't theirs. */
async function loginFacts(
  userId: string,
  { passkeys, hadTotp }: Promoted,
  identities: Identities,
): Promise<MailFact[]> {
  const removed = [
    ...(passkeys > 0 ? [words.passkeys(passkeys)] : []),
    ...(hadTotp ? [words.authenticatorApp] : []),
  ];
  const connected = (await identities.connectedTo(userId)).map(({ provider, email }) =>
    words.connectedAccount(provider, email ?? ""),
  );
  return [
    ...(removed.length > 0 ? [[words.removed, removed.join(", ")] as const] : []),
    ...(connected.length > 0 ? [[words.stillConnected, connected.join(", ")] as const] : []),
  ];
}

/** Tells a person what they may do now. */
const roleChangedMail =
  (
    site: MailSite,
    people: Pick<PeopleService, "find">,
    identities: Identities,
  ): NoticeRenderer<"ROLE_CHANGED"> =>
  async ({ userId, role, promoted, accepted, at, from }) => {
    const person = await people.find(userId);
    if (!person) return null;
    const logins = promoted ? await loginFacts(userId, promoted, identities) : [];
    const facts = [...(at === undefined ? [] : changeFacts({ at, from })), ...logins];
    return renderMailLayout(site, {
      to: person.email,
      subject: words.roleSubject(site.name),
      preview: accepted ? words.acceptedPreview : words.rolePreview,
      title: words.roleTitle,
      intro: [
        greeting(withoutLinks(person.name)),
        words.role[role](site.name),
        ...(promoted ? [words.newFactor] : []),
      ],
      ...(facts.length > 0 ? { facts } : {}),
      button: { label: words.openSite(site.name), url: site.origin },
      after: [
        ...(logins.length > 0 ? [words.notYours] : []),
        accepted ? words.acceptedNext : words.roleNext,
        words.questions(site.email),
      ],
      why: accepted ? words.acceptedWhy(site.name) : words.roleWhy(site.name),
    });
  };

/** Tells a person that they cannot log in for now. */
const accountDisabledMail =
  (site: MailSite, people: Pick<PeopleService, "find">): NoticeRenderer<"ACCOUNT_DISABLED"> =>
  async ({ userId, at }) => {
    const person = await people.find(userId);
    if (!person) return null;
    return renderMailLayout(site, {
      to: person.email,
      subject: words.offSubject(site.name),
      preview: words.offPreview,
      title: words.offTitle,
      intro: [greeting(withoutLinks(person.name)), words.off(site.name)],
      ...(at !== undefined && { facts: changeFacts({ at }) }),
      after: [words.offNext(site.email)],
      why: words.roleWhy(site.name),
    });
  };

/** The mails of this module. */
export const staffMails = (
  site: MailSite,
  {
    identities,
    invitations,
    people,
  }: {
    identities: Identities;
    invitations: Pick<InvitationService, "draw">;
    people: Pick<PeopleService, "find">;
  },
) => ({
  STAFF_INVITATION: staffInvitationMail(site, invitations),
  ROLE_CHANGED: roleChangedMail(site, people, identities),
  ACCOUNT_DISABLED: accountDisabledMail(site, people),
});

const sampleInvitation = (): StaffInvitation => ({
  id: SAMPLE_ID,
  email: samplePerson.email,
  role: "RECRUITER" as const,
  company: sampleJob().company,
  companyRole: "OWNER" as const,
  invitedBy: sampleRecruiter.name,
  state: "PENDING" as const,
  acceptedAt: null,
  createdAt: new Date("2026-11-22T00:00:00Z"),
  expiresAt: new Date("2026-11-29T00:00:00Z"),
});

export const samples: MailSamples<"STAFF_INVITATION" | "ROLE_CHANGED" | "ACCOUNT_DISABLED"> = (
  site,
) => {
  const invite = (change: Partial<StaffInvitation>) => {
    const invitation = { ...sampleInvitation(), ...change };
    const draw = async () => ({ token: SAMPLE_TOKEN, invitation });
    return staffInvitationMail(site, { draw })({ invitationId: SAMPLE_ID });
  };
  const google = { provider: "GOOGLE" as const, email: samplePerson.email };
  const changed = roleChangedMail(site, sampleUsers, { connectedTo: async () => [google] });
  const notice = { userId: SAMPLE_ID, at: SAMPLE_TIME };
  const [lost, none] = [
    { passkeys: 2, hadTotp: true },
    { passkeys: 0, hadTotp: false },
  ];
  const accepted = { accepted: true, from: sampleBrowser, promoted: none } as const;
  return {
    STAFF_INVITATION: {
      "staff-invitation": invite({}),
      "staff-invitation-admin": invite({ role: "ADMIN", company: null, companyRole: null }),
    },
    ROLE_CHANGED: {
      "role-admin": changed({ ...notice, role: "ADMIN" }),
      "role-recruiter": changed({ ...notice, role: "RECRUITER", promoted: lost }),
      "role-accepted": changed({ ...notice, role: "RECRUITER", ...accepted }),
      "role-candidate": changed({ ...notice, role: "CANDIDATE" }),
    },
    ACCOUNT_DISABLED: { "account-disabled": accountDisabledMail(site, sampleUsers)(notice) },
  };
};
