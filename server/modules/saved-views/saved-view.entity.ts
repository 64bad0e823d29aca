import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({
  description:
    "A list of the staff area with its filters, saved under a name. Only its owner sees it.",
})
@Entity("saved_views")
export class SavedView {
  @Field(() => ID, { description: "Opaque, permanent id of the view." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => String, { description: "Its name, at most 60 characters; unique for the person." })
  @Column("varchar", { length: 60 })
  name!: string;

  @Field(() => String, {
    description: "Path and query of the list, e.g. `/desk/applications?stage=OFFER`.",
  })
  @Column("varchar", { length: 500 })
  address!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
