import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a request with an `Idempotency-Key` has made, and what was answered. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  /** Hash of the caller and the key. */
  @PrimaryColumn("char", { length: 64 })
  digest!: string;

  /** Id of the account or the API key. */
  @Column("char", { length: 36 })
  callerId!: string;

  /** Name of the mutation. */
  @Column("varchar", { length: 40 })
  operation!: string;

  @Column("char", { length: 64 })
  bodyHash!: string;

  /** Id of the job that was made. */
  @Column("char", { length: 36 })
  madeId!: string;

  /** Null until it is known, which is after the row was committed. */
  @Column("mediumtext", { nullable: true })
  answer!: string | null;

  /** Of the answer. */
  @Column("varchar", { length: 100, nullable: true })
  contentType!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
