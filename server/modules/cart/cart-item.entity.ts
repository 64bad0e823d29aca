import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({ description: "A plan that somebody chose and did not pay for." })
@Entity("cart_items")
export class CartItem {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID)
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String)
  @Column("varchar", { length: 120 })
  productName!: string;

  @Field(() => Int, { description: "Cents a month." })
  @Column("int")
  amount!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
