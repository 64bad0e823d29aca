import { Column, Entity, PrimaryColumn } from "typeorm";

/** A browser that has signed in to an account, and the network it used; only digests are stored. */
@Entity("known_browsers")
export class KnownBrowser {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** SHA-256 of the token in the browser's `device` cookie. */
  @Column("char", { length: 64 })
  tokenHash!: string;

  /** HMAC of the network (core/network.ts): a plain hash could be reversed by trying all IPv4 addresses. */
  @Column("char", { length: 64 })
  networkHash!: string;

  @Column("datetime", { precision: 3 })
  lastSignInAt!: Date;
}
