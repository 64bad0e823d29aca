import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Actor } from "../../core/actor.js";
import { AppError, type ErrorCode } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import { Node } from "../../kit/graphql/node.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import type { AccountService } from "../accounts/account.service.js";
import type { ApplicationService } from "../applications/application.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import type { StaffService } from "../staff/staff.service.js";
import { Person } from "../staff/staff.types.js";

/** What finds the nodes of each type, and decides who may see them. */
export interface NodeServices {
  accounts: AccountService;
  applications: ApplicationService;
  companies: CompanyService;
  jobs: JobService;
  staff: StaffService;
}

/** Ids don't tell their type, so each type is asked in turn. */
const perNode: ComplexityEstimator = ({ childComplexity }) => QUERY_COST + childComplexity;

/** Refusals that would only say that there is something to hide. */
const HIDING: ReadonlySet<ErrorCode> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]);

@Resolver()
export class NodeResolver {
  constructor(private readonly services: NodeServices) {}

  @Query(() => Node, {
    nullable: true,
    description:
      "One job, company, application, or account by its id: for clients that read again what they have. Null when there is none with this id that the caller may see; `SECOND_FACTOR_REQUIRED` for staff before their second factor. An account is a `User` for its owner and a `Person` for administrators.",
    complexity: perNode,
  })
  async node(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the node. Not a job's code." }) id: string,
  ): Promise<Node | null> {
    if (!isId(id)) return null;
    for (const find of this.finders(actor, id)) {
      const found = await unlessHidden(find);
      if (found) return found;
    }
    return null;
  }

  /** The rows are objects of their classes, which tell the schema their types. */
  private finders(actor: Actor, id: string): (() => Promise<Node | null>)[] {
    const { accounts, applications, companies, jobs, staff } = this.services;
    if (actor.kind === "user" && actor.id === id) return [() => accounts.find(id)];
    return [
      () => jobs.find(actor, id),
      () => companies.find(id),
      () => applications.get(actor, id),
      async () => {
        const person = await staff.find(actor, id);
        return person && Object.assign(new Person(), person);
      },
    ];
  }
}

async function unlessHidden(find: () => Promise<Node | null>): Promise<Node | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && HIDING.has(error.code)) return null;
    throw error;
  }
}
