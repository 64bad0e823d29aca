import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({
  description: "A plan that a person chose but has not paid for yet. Only the owner sees it.",
})
@Entity("cart_items")
export class CartItem {
  @Field(() => ID, { description: "Opaque, permanent id of the entry." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID, { description: "Product code of a plan's term, e.g. `BRAND_MY_CV_QUATERLY`." })
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String, { description: "Name of the plan, e.g. `Brand My CV`." })
  @Column("varchar", { length: 120 })
  productName!: string;

  @Field(() => Int, { description: "Price of one month, in US cents." })
  @Column("int")
  amount!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last added to the cart (UTC)." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
