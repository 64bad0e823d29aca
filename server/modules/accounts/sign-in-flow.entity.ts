import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";

/** A visit to a provider that has not come back yet. Its state is used once, by the browser that left. */
@Entity("sign_in_flows")
export class SignInFlow {
  @PrimaryColumn("char", { length: 64 })
  stateHash!: string;

  @Column("varchar", { length: 16 })
  provider!: ProviderName;

  @Column("char", { length: 64 })
  browserHash!: string;

  /** The signed-in person who links the provider's account; null for a sign-in. */
  @Column("char", { length: 36, nullable: true })
  linksUserId!: string | null;

  /** Path on this site to return to. */
  @Column("varchar", { length: 500 })
  returnTo!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
