import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { User } from "./user.entity.js";

export const SignInMethodEnum = {
  CODE: "CODE",
  GOOGLE: "GOOGLE",
  LINKEDIN: "LINKEDIN",
  PASSKEY: "PASSKEY",
} as const;
export type SignInMethod = keyof typeof SignInMethodEnum;
registerEnumType(SignInMethodEnum, {
  name: "SignInMethod",
  description: "How a person signed in.",
  valuesConfig: {
    CODE: { description: "With a code by email." },
    GOOGLE: { description: "With Google." },
    LINKEDIN: { description: "With LinkedIn." },
    PASSKEY: { description: "With a passkey." },
  },
});

/** A signed-in browser. Only the hash of its token is stored. */
@ObjectType({ description: "A browser that is signed in. Only the person sees it." })
@Entity("sessions")
export class Session {
  @Field(() => ID, { description: "Opaque, permanent id of the session, for `endSession`." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 64 })
  tokenHash!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** Undefined unless the query joins it. */
  @ManyToOne(() => User, { createForeignKeyConstraints: false })
  @JoinColumn({ name: "userId" })
  user?: Relation<User>;

  @Field(() => SignInMethodEnum, { description: "How the person signed in." })
  @Column("varchar", { length: 16, default: "CODE" })
  signedInBy!: SignInMethod;

  /** When the person last proved who they are in this session; null means when it was opened. */
  @Column("datetime", { precision: 3, nullable: true })
  provenAt!: Date | null;

  /** When a code by email last proved it in this session; null if none did, or before this was recorded. */
  @Column("datetime", { precision: 3, nullable: true })
  codeProvenAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  secondFactorAt!: Date | null;

  @Field(() => Date, { description: "When the person signed in (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last used (UTC), accurate to a minute." })
  @Column("datetime", { precision: 3 })
  lastSeenAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("varchar", { length: 45 })
  ipAddress!: string;

  @Column("varchar", { length: 512 })
  userAgent!: string;
}

@ObjectType({ description: "A session and its position in the list." })
export class SessionEdge extends EdgeType(Session) {}

@ObjectType({ description: "A page of a person's sessions." })
export class SessionConnection extends ConnectionType(Session, SessionEdge) {}
