import { Column, Entity, PrimaryColumn } from "typeorm";

/** A setting of the site that administrators changed; what has no row is as the site came. */
@Entity("site_settings")
export class SiteSetting {
  @PrimaryColumn("varchar", { length: 40 })
  name!: "STAFF_MAIL" | "STATISTICS" | "TESTIMONIALS";

  @Column("json")
  value!: unknown;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
