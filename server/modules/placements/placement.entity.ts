import { Column, Entity, PrimaryColumn } from "typeorm";
import { columnFields } from "../../kit/fields/table-fields.js";
import { placementTerms } from "./placement.fields.js";

export const EndReasonEnum = {
  PROJECT_ENDED: "PROJECT_ENDED",
  CLIENT_ENDED: "CLIENT_ENDED",
  CANDIDATE_LEFT: "CANDIDATE_LEFT",
  CONVERTED: "CONVERTED",
  OTHER: "OTHER",
} as const;
export type EndReason = keyof typeof EndReasonEnum;

/**
 * A person at work at a client: what moving an application to HIRED asks for. Days are text such as "2026-12-01". What was
 * agreed is declared in placement.fields.ts.
 */
@Entity("placements")
export class Placement extends columnFields(placementTerms) {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** The candidate. */
  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  /** The company of the job, whose staff may see this. */
  @Column("char", { length: 36 })
  companyId!: string;

  @Column("varchar", { length: 100 })
  candidateName!: string;

  /** Whether staff said that it ends as planned, so that it needs no extension. */
  @Column("boolean", { default: false })
  isEndConfirmed!: boolean;

  /** Null unless it was ended early. */
  @Column("varchar", { length: 16, nullable: true })
  endReason!: EndReason | null;

  @Column("varchar", { length: 500, nullable: true })
  endNote!: string | null;

  /** Who hired the person; null once that account is deleted. */
  @Column("char", { length: 36, nullable: true })
  recruiterId!: string | null;

  /** Counts the changes, from 1. */
  @Column("int", { default: 1 })
  version!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  /** When the application left HIRED, because the hire fell through. */
  @Column("datetime", { precision: 3, nullable: true })
  canceledAt!: Date | null;

  /** The last day that the recruiter was reminded of. */
  @Column("char", { length: 10, nullable: true })
  remindedFor!: string | null;
}
