import { Column, Entity, PrimaryColumn } from "typeorm";

/** An interview that the candidate of an application was invited to. */
@Entity("interviews")
export class Interview {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** The candidate. */
  @Column("char", { length: 36 })
  userId!: string;

  @Column("datetime", { precision: 3 })
  startsAt!: Date;

  /** IANA name of the zone that the time was chosen in, such as "America/Chicago". */
  @Column("varchar", { length: 64 })
  timeZone!: string;

  @Column("int")
  minutes!: number;

  @Column("varchar", { length: 300, nullable: true })
  place!: string | null;

  /** Address of a video call. */
  @Column("varchar", { length: 500, nullable: true })
  callUrl!: string | null;

  /** Who the candidate talks to. */
  @Column("varchar", { length: 120 })
  interviewer!: string;

  /** Words to the candidate. */
  @Column("varchar", { length: 2000, nullable: true })
  message!: string | null;

  /**
   * The organizer in the candidate's calendar: who scheduled it, as they were called then. It outlives their account, because
   * calendars take changes from this address only. Null once the interview is over, and before the next change of one that an
   * earlier release scheduled: then it is whoever acted last.
   */
  @Column("varchar", { length: 254, nullable: true })
  organizerEmail!: string | null;

  @Column("varchar", { length: 100, nullable: true })
  organizerName!: string | null;

  /** Who acted last and gets the replies; null once that account is deleted. */
  @Column("char", { length: 36, nullable: true })
  recruiterId!: string | null;

  /** Counts the changes from 0, as in the calendar event (RFC 5545, 3.8.7.4). */
  @Column("int", { default: 0 })
  sequence!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  canceledAt!: Date | null;
}
