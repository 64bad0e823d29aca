import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { AuditLogService } from "../audit/audit-log.service.js";
import { AuditEventConnection } from "../audit/audit.types.js";
import { User } from "../accounts/user.entity.js";

@Resolver(() => User)
export class AuditEventsResolver {
  constructor(private readonly auditLog: AuditLogService) {}

  @FieldResolver(() => AuditEventConnection, {
    name: "auditEvents",
    description:
      "What the person did and what happened to them, such as sign-ins and opened resumes, newest first. For the person, and for administrators with a second factor.",
  })
  listOf(
    @Root() user: User,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.auditLog.listOf(actor, user.id, { first, after });
  }
}
