import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ProvenIdentity } from "../../integrations/identity/provider-settings.js";

/** The data of a sign-up form; takes effect only when the code is proven. */
export interface SignUpProfile {
  name: string;
  location: string;
  phone: string;
  countryCode: string;
}

/** An account at a provider that is not connected yet: the code confirms that its address is the person's. */
export interface CodeIdentity extends Omit<ProvenIdentity, "email"> {
  /** When the provider confirmed it, ISO 8601. */
  provenAt: string;
}

/** A pending one-time code. The code itself is generated when the email is sent; only its HMAC is stored. */
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

  /** Connected when the code is proven. Null unless a visit to a provider led to the code. */
  @Column("json", { nullable: true })
  identity!: CodeIdentity | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  usedAt!: Date | null;
}
