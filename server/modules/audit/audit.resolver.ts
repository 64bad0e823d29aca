import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { AuditLogService } from "./audit-log.service.js";
import { AuditEventConnection, AuditEventFilter } from "./audit.types.js";

@Resolver()
export class AuditResolver {
  constructor(private readonly auditLog: AuditLogService) {}

  @Query(() => AuditEventConnection, {
    name: "auditEvents",
    description: "The audit log, newest first. For administrators with a second factor.",
  })
  list(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
    @Arg("filter", () => AuditEventFilter, {
      nullable: true,
      description: "Which entries to return. All if null.",
    })
    filter?: AuditEventFilter,
  ) {
    return this.auditLog.list(actor, { first, after }, filter ?? {});
  }
}
