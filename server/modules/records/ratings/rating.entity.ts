import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "Something that a job's candidates are rated by." })
export class RatingCriterion {
  @Field(() => ID, { description: "Opaque id of the criterion, unique in its job." })
  id!: string;

  @Field(() => String, { description: "What is rated, at most 60 characters." })
  name!: string;
}

/** What a job's candidates are rated by; without a row, the default criteria. */
@Entity("rating_sheets")
export class RatingSheetRow {
  @PrimaryColumn("char", { length: 36 })
  jobId!: string;

  @Column("json")
  criteria!: RatingCriterion[];

  @Column("int")
  version!: number;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}

/** How one recruiter rated an application by one criterion. */
@Entity("application_ratings")
export class RatingRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** Null once the rater's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  raterId!: string | null;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("varchar", { length: 36 })
  criterionId!: string;

  /** 1 to 5; 5 is best. */
  @Column("tinyint")
  score!: number;

  @Column("datetime", { precision: 3 })
  ratedAt!: Date;
}
