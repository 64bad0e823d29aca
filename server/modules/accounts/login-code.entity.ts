import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a sign-up form said; takes effect only when the code is proven. */
export interface SignUpProfile {
  name: string;
  location: string;
  phone: string;
  countryCode: string;
}

/** A one-time code on its way. The code itself is drawn when the mail leaves and kept as an HMAC only. */
@Entity("login_codes")
export class LoginCode {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 254 })
  email!: string;

  @Column("char", { length: 64 })
  browserHash!: string;

  @Column("char", { length: 64, nullable: true })
  codeHash!: string | null;

  @Column("json", { nullable: true })
  profile!: SignUpProfile | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  usedAt!: Date | null;
}
