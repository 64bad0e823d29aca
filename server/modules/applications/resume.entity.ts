import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const ScanStatusEnum = { CLEAN: "CLEAN", NOT_SCANNED: "NOT_SCANNED" } as const;
export type ScanStatus = keyof typeof ScanStatusEnum;
registerEnumType(ScanStatusEnum, {
  name: "ScanStatus",
  description:
    "NOT_SCANNED where no virus scanner is configured; what a scanner refuses is never stored.",
});

/** Where resumes live in the store. */
export const RESUME_PREFIX = "resumes/";

@ObjectType({ description: "A resume that was sent." })
@Entity("resumes")
export class Resume {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** `resumes/<uuid>.<ext>`; nothing of the person is in it. */
  @Column("varchar", { length: 120 })
  storageKey!: string;

  @Field(() => String, { description: "As the sender named it." })
  @Column("varchar", { length: 160 })
  fileName!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  contentType!: string;

  @Field(() => Int)
  @Column("int", { unsigned: true })
  sizeBytes!: number;

  @Column("char", { length: 64 })
  sha256!: string;

  @Field(() => ScanStatusEnum)
  @Column("varchar", { length: 16 })
  scanStatus!: ScanStatus;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  uploadedAt!: Date;

  /** The stored name (`<uuid>.<ext>`), as REST answers call a resume. */
  get storedName(): string {
    return this.storageKey.slice(RESUME_PREFIX.length);
  }

  @Field(() => String, {
    description:
      "Path of the download for those who may read it: a redirect to an address that lives 60 s.",
  })
  get url(): string {
    return `/uploads/resumes/${this.storedName}`;
  }
}

/** A resume that is in the store but not yet in the database. */
export type NewResume = Omit<Resume, "storedName" | "url">;
