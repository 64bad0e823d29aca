import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

export const ScanStatusEnum = { CLEAN: "CLEAN", NOT_SCANNED: "NOT_SCANNED" } as const;
export type ScanStatus = keyof typeof ScanStatusEnum;
registerEnumType(ScanStatusEnum, {
  name: "ScanStatus",
  description:
    "Whether a virus scanner has checked a file. A file that fails the check is never stored.",
  valuesConfig: {
    CLEAN: { description: "Checked; nothing was found." },
    NOT_SCANNED: { description: "Not checked, because the site has no scanner set up." },
  },
});

/** Key prefix of resumes in the store. */
export const RESUME_PREFIX = "resumes/";
/** Where scripts of our own pages read a resume. */
export const RESUME_CONTENT_PATH = "/desk-files/resumes";

@ObjectType({
  description: "A resume file that was sent with an application or given to the firm for a plan.",
})
@Entity("resumes")
export class Resume {
  @Field(() => ID, {
    description: "Opaque, permanent id of the file; usable as `ApplyToJobInput.existingResumeId`.",
  })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** `resumes/<uuid>.<ext>`; contains no personal data. */
  @Column("varchar", { length: 120 })
  storageKey!: string;

  @Field(() => String, {
    description: "Name of the file as its owner sent it, at most 160 characters.",
  })
  @Column("varchar", { length: 160 })
  fileName!: string;

  @Field(() => String, {
    description: "Media type found from the file's content, e.g. `application/pdf`.",
  })
  @Column("varchar", { length: 100 })
  contentType!: string;

  @Field(() => Int, { description: "Size of the file in bytes, at most 5,242,880." })
  @Column("int", { unsigned: true })
  sizeBytes!: number;

  @Column("char", { length: 64 })
  sha256!: string;

  @Field(() => ScanStatusEnum, { description: "Whether a virus scanner has checked the file." })
  @Column("varchar", { length: 16 })
  scanStatus!: ScanStatus;

  @Field(() => Date, { description: "When the file was sent (UTC)." })
  @Column("datetime", { precision: 3 })
  uploadedAt!: Date;

  /** The stored name (`<uuid>.<ext>`), which REST responses use for a resume. */
  get storedName(): string {
    return this.storageKey.slice(RESUME_PREFIX.length);
  }

  @Field(() => String, {
    description:
      "Path on this site that redirects to the file; the target works for 60 seconds. For the owner; also for administrators and recruiters of the companies it was sent to, after a second factor.",
  })
  get url(): string {
    return `/uploads/resumes/${this.storedName}`;
  }

  @Field(() => String, {
    description:
      "Path on this site that returns the file's bytes to scripts of its own pages, for the same people as `url`; browsers do not open it.",
  })
  get contentUrl(): string {
    return `${RESUME_CONTENT_PATH}/${this.storedName}`;
  }
}

/** A resume that is in the store but not yet in the database. */
export type NewResume = Omit<Resume, "storedName" | "url" | "contentUrl">;
