import { Column, Entity, PrimaryColumn } from "typeorm";
import { days, later } from "../../core/clock.js";
import type { CompanyRole, Role } from "../../core/actor.js";

/** An invitation to the staff, for one address and one use. */
@Entity("invitations")
export class Invitation {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  @Column("varchar", { length: 16 })
  role!: Exclude<Role, "CANDIDATE">;

  /** The company a recruiter joins; null for administrators. */
  @Column("char", { length: 36, nullable: true })
  companyId!: string | null;

  @Column("varchar", { length: 16, nullable: true })
  companyRole!: CompanyRole | null;

  @Column("char", { length: 36 })
  invitedById!: string;

  /** Hash of the link's token, which is made when the email is sent; null until then. */
  @Column("char", { length: 64, nullable: true })
  tokenHash!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  acceptedAt!: Date | null;

  @Column("char", { length: 36, nullable: true })
  acceptedById!: string | null;

  @Column("datetime", { precision: 3, nullable: true })
  revokedAt!: Date | null;
}

export const INVITATION_DAYS = 7;

/** When its email was last sent: resending moves the expiry, not the creation. */
export const sentAt = ({ expiresAt }: Invitation): Date => later(expiresAt, -days(INVITATION_DAYS));

export type InvitationState = "PENDING" | "ACCEPTED" | "REVOKED" | "EXPIRED";

export function stateOf(invitation: Invitation, now: Date): InvitationState {
  if (invitation.acceptedAt) return "ACCEPTED";
  if (invitation.revokedAt) return "REVOKED";
  return invitation.expiresAt > now ? "PENDING" : "EXPIRED";
}
