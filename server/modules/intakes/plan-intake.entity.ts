import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Resume } from "../applications/resume.entity.js";

export const IntakeItemEnum = {
  RESUME: "RESUME",
  TARGET_ROLE: "TARGET_ROLE",
  LOCATION: "LOCATION",
  PHONE: "PHONE",
} as const;
export type IntakeItem = keyof typeof IntakeItemEnum;
registerEnumType(IntakeItemEnum, {
  name: "IntakeItem",
  description: "What the firm needs from a buyer to begin.",
  valuesConfig: {
    RESUME: { description: "A resume." },
    TARGET_ROLE: { description: "The role to look for." },
    LOCATION: { description: "Where to look." },
    PHONE: { description: "A phone number." },
  },
});

/** What a buyer gave the firm for one plan; a row exists once something was given. */
@ObjectType({
  description:
    "What a buyer gave the firm to begin with a plan. The plan's owner and administrators see it.",
})
@Entity("plan_intakes")
export class PlanIntake {
  @PrimaryColumn("char", { length: 36 })
  subscriptionId!: string;

  @Column("char", { length: 36, nullable: true })
  resumeId!: string | null;

  @Field(() => Resume, {
    nullable: true,
    description: "The resume to work with. Null until it is sent.",
  })
  @ManyToOne(() => Resume)
  @JoinColumn({ name: "resumeId" })
  resume!: Resume | null;

  @Field(() => String, {
    description: "The role to look for, at most 100 characters. Empty until given.",
  })
  @Column("varchar", { length: 100, default: "" })
  targetRole!: string;

  @Field(() => String, {
    description: "Where to look, at most 100 characters, in the buyer's words. Empty until given.",
  })
  @Column("varchar", { length: 100, default: "" })
  location!: string;

  @Field(() => String, {
    description: "Country calling code of `phone`, e.g. `+1`. Empty until given.",
  })
  @Column("varchar", { length: 5, default: "" })
  countryCode!: string;

  @Field(() => String, {
    description:
      "National phone number without the country code: digits, and an extension as `x123`. Empty until given.",
  })
  @Column("varchar", { length: 20, default: "" })
  phone!: string;

  /** When nothing was missing anymore; null until then. */
  @Column("datetime", { precision: 3, nullable: true })
  completedAt!: Date | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
