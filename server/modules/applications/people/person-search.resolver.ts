import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { After, First } from "../../../kit/graphql/connection.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { ApplicationListService } from "../stages/application-list.service.js";
import { ApplicationSummaryConnection } from "../stages/application-summary.types.js";
import type { PersonSearchService } from "./person-search.service.js";
import { Candidate, CandidateConnection, CandidateFilter } from "./person.types.js";

/** People who applied, as the desk finds them. */
@Resolver(() => Candidate)
export class PersonSearchResolver {
  constructor(
    private readonly people: PersonSearchService,
    private readonly lists: ApplicationListService,
  ) {}

  @Query(() => CandidateConnection, {
    description:
      "People who applied to the caller's companies, newest application first. Administrators see all. Never by visa type: no filter has it, and words for it are not searched. For staff with a second factor.",
  })
  candidates(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
    @Arg("query", () => String, {
      nullable: true,
      description:
        "Words of the resume or beginnings of the name, in any order; all of them must be there. At most 200 characters. Everyone if null or blank.",
    })
    query: string | null,
    @Arg("filter", () => CandidateFilter, {
      nullable: true,
      description: "Which people to return. All if null.",
    })
    filter: CandidateFilter | null,
  ) {
    return this.people.list(actor, { first, after }, { ...filter, query });
  }

  @Query(() => Candidate, {
    nullable: true,
    description:
      "One person. For staff, with a second factor, of a company they applied to; null and `NOT_FOUND` for everyone else.",
  })
  candidate(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the person's account." }) id: string,
  ): Promise<Candidate> {
    return this.people.get(actor, id);
  }

  @FieldResolver(() => ApplicationSummaryConnection, {
    description:
      "What the person applied to at the caller's companies, newest first. Administrators see all.",
  })
  applications(
    @Ctx() { actor }: ActorContext,
    @Root() { id }: Candidate,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.lists.listOfPerson(actor, id, { first, after });
  }
}
