import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import type { AuditActorKind } from "./audit.entity.js";
import { AUDIT_KINDS, type AuditKind } from "./audit.kinds.js";

const AuditKindEnum = Object.fromEntries(AUDIT_KINDS.map((kind) => [kind, kind]));
registerEnumType(AuditKindEnum, {
  name: "AuditKind",
  description: "What an entry of the audit log is about.",
  valuesConfig: {
    SIGNED_IN: { description: "The person signed in." },
    SIGN_IN_FAILED: {
      description:
        "Someone tried to sign in with a wrong code or passkey, Google or LinkedIn did not sign them in, or the account is disabled.",
    },
    SIGNED_OUT: { description: "The person signed out." },
    SESSION_ENDED: { description: "A session was ended from another device." },
    ACCOUNT_CREATED: { description: "The account was created." },
    PROFILE_CHANGED: { description: "The person changed their profile." },
    IDENTITY_LINKED: { description: "A Google or LinkedIn account was linked." },
    IDENTITY_UNLINKED: { description: "A Google or LinkedIn account was unlinked." },
    FACTOR_ADDED: { description: "A passkey or an authenticator app was added." },
    FACTOR_REMOVED: { description: "A passkey or an authenticator app was removed." },
    FACTOR_PROVEN: { description: "The person proved a second factor." },
    FACTOR_FAILED: { description: "A wrong second factor was given." },
    RECOVERY_CODE_USED: { description: "A recovery code was used." },
    RECOVERY_CODES_MADE: {
      description: "New recovery codes were made; older ones stopped working.",
    },
    FACTOR_RESET_REQUESTED: {
      description: "An administrator asked to reset the person's second factor.",
    },
    FACTOR_RESET_CANCELED: { description: "That reset was stopped." },
    FACTOR_RESET_DONE: { description: "The person's second factor was reset." },
    INVITED: { description: "Someone was invited to the staff." },
    INVITATION_REVOKED: { description: "An invitation was withdrawn." },
    INVITATION_ACCEPTED: { description: "The person accepted an invitation." },
    ROLE_CHANGED: { description: "The person's role on the site was changed." },
    COMPANY_ROLE_CHANGED: {
      description: "The person's role at a company was given, changed, or taken away.",
    },
    DISABLED: { description: "The account was disabled." },
    ENABLED: { description: "The account was enabled again." },
    KEY_CREATED: { description: "An API key was issued." },
    KEY_REVOKED: { description: "An API key was revoked." },
    RESUME_OPENED: { description: "Staff or a recruiter opened the person's resume." },
    REPRESENTATION_REQUESTED: {
      description: "Staff asked the person for consent to be submitted to a client.",
    },
    REPRESENTATION_ANSWERED: {
      description: "The person gave, declined, or withdrew that consent.",
    },
    REPRESENTATION_SUBMITTED: {
      description: "The person's resume went to a client, or that move was undone.",
    },
    EXPORT_REQUESTED: {
      description: "A copy of the person's data was asked for, by them or by an administrator.",
    },
    EXPORT_OPENED: { description: "The copy was downloaded." },
    DELETION_REQUESTED: {
      description: "The deletion of the account was asked for, by the person or an administrator.",
    },
    DELETION_CANCELED: {
      description: "The person, or an administrator, canceled the deletion.",
    },
    ERASED: { description: "The person's data was deleted." },
    PLACEMENT_CHANGED: {
      description: "A placement was added, changed, extended, ended early, or removed.",
    },
    COMPANY_CREATED: { description: "A client company was added." },
    COMPANY_CHANGED: { description: "A company's name or description was changed." },
    COMPANY_LOGO_CHANGED: { description: "A company's logo was set or removed." },
    COMPANIES_MERGED: { description: "A company was merged into another one." },
    COMPANY_CONTACT_CHANGED: { description: "A client contact was added, changed, or removed." },
    MESSAGE_ANSWERED: { description: "A contact message was answered." },
    MESSAGE_ASSIGNED: {
      description: "A contact message was given to an administrator, or to no one.",
    },
    MESSAGE_DONE: { description: "A contact message was marked as done." },
    MESSAGE_REOPENED: { description: "A contact message was reopened." },
    KEY_ROTATED: { description: "An API key was replaced by a new one." },
    MAIL_RETRIED: { description: "An email that could not be sent was put back in the queue." },
    MAIL_DISCARDED: { description: "An email that could not be sent was deleted." },
    SETTING_CHANGED: { description: "A setting of the site was changed." },
    DELIVERY_CHANGED: {
      description: "What the firm did for a plan was recorded, changed, or deleted.",
    },
    PLAN_CHANGED: {
      description:
        "Staff refunded a payment of a plan, canceled it, or added free months; or its buyer changed the plan or its term.",
    },
    PLAN_INTAKE_CHANGED: {
      description: "A buyer sent, or changed, what the firm needs to begin with a plan.",
    },
    PLANS_EXPORTED: { description: "The list of plans was downloaded." },
    PLAN_EVIDENCE_OPENED: { description: "The evidence about a plan was downloaded." },
  } satisfies Record<AuditKind, { description: string }>,
});

const AuditPartyKindEnum = {
  PERSON: "PERSON",
  VISITOR: "VISITOR",
  KEY: "KEY",
  SYSTEM: "SYSTEM",
} as const;
registerEnumType(AuditPartyKindEnum, {
  name: "AuditPartyKind",
  description: "What kind of actor did something.",
  valuesConfig: {
    PERSON: { description: "A person with an account." },
    VISITOR: { description: "Someone who was not signed in." },
    KEY: { description: "A partner system with an API key." },
    SYSTEM: { description: "A program of the site, such as a command of its operators." },
  },
});

@ObjectType({ description: "Who did something, or who it happened to." })
export class AuditParty {
  @Field(() => AuditPartyKindEnum, { description: "What kind of actor this is." })
  kind!: AuditActorKind;

  @Field(() => String, {
    description:
      "The person's current name, the address of someone who has given none, or words such as “Deleted account”. Staff without a second factor do not see other people's names.",
  })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "The person's id (`User.id`). Null for other kinds, and for other people unless the caller is an administrator.",
  })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the company that the person opened the resume for. Null for administrators and in other events.",
  })
  company!: string | null;
}

@ObjectType({ description: "What an event is about, besides people." })
export class AuditTarget {
  @Field(() => String, {
    description: "Kind of thing, e.g. `RESUME`, `KEY`, `SESSION`, `COMPANY`. More may be added.",
  })
  kind!: string;

  @Field(() => ID, { description: "Its id; the thing itself may be deleted." })
  id!: string;
}

@ObjectType("AuditEvent", {
  description:
    "An entry of the audit log: something that happened to an account or to personal data. Kept for 18 months.",
})
export class AuditEntry {
  @Field(() => ID, { description: "Opaque, permanent id of the event." })
  id!: string;

  @Field(() => Date, { description: "When it happened (UTC)." })
  at!: Date;

  @Field(() => AuditKindEnum, { description: "What kind of event it is." })
  kind!: AuditKind;

  @Field(() => String, {
    description:
      "What happened, as words to show to the user, without who did it: “Logged in with an email code from Chrome 128 on Windows 10”. May be reworded; do not match on it.",
  })
  summary!: string;

  @Field(() => AuditParty, { description: "Who did it." })
  actor!: AuditParty;

  @Field(() => AuditParty, {
    nullable: true,
    description: "The person it happened to, often the actor. Null if it is about no one.",
  })
  subject!: AuditParty | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Network that it was done from, e.g. `203.0.113.x`. Null when unknown, and when another person did it, except for administrators.",
  })
  network!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Browser that it was done with, as it reports itself, e.g. `Chrome 128 on Windows 10`. Null in the same cases as `network`.",
  })
  browser!: string | null;

  @Field(() => AuditTarget, {
    nullable: true,
    description:
      "The resume, key, session, or other thing that it is about. Null if there is none.",
  })
  target!: AuditTarget | null;
}

@ObjectType({ description: "An entry of the audit log and its position in the list." })
export class AuditEventEdge extends EdgeType(AuditEntry) {}

@ObjectType({ description: "A page of the audit log." })
export class AuditEventConnection extends ConnectionType(AuditEntry, AuditEventEdge) {}

@InputType({
  description:
    "Which entries of the audit log to return. All conditions must hold; those left out or null don't count.",
})
export class AuditEventFilter {
  @Field(() => [AuditKindEnum], {
    nullable: true,
    description: "Events of these kinds. All kinds if null or empty.",
  })
  kinds?: AuditKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description: "What this person (`User.id`) did, and what happened to them.",
  })
  personId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only what this person (`User.id`) did." })
  actorId?: string | null;

  @Field(() => Date, { nullable: true, description: "Events at or after this time." })
  since?: Date | null;

  @Field(() => Date, { nullable: true, description: "Events before this time." })
  until?: Date | null;
}
