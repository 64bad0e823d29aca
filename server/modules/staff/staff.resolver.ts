import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import type { Role } from "../../core/actor.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { RoleEnum } from "../accounts/user.entity.js";
import type { StaffService } from "./staff.service.js";
import {
  DisablePersonInput,
  DisablePersonPayload,
  EnablePersonInput,
  EnablePersonPayload,
  Person,
  PersonConnection,
  SetRoleInput,
  SetRolePayload,
} from "./staff.types.js";

@Resolver()
export class StaffResolver {
  constructor(private readonly staff: StaffService) {}

  @Query(() => PersonConnection, {
    description: "Recruiters and administrators, by name. For administrators with a second factor.",
  })
  staffMembers(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
    @Arg("role", () => RoleEnum, {
      nullable: true,
      description:
        "Only people with this role. `BAD_INPUT` for `CANDIDATE`: candidates aren't staff.",
    })
    role?: Role,
  ) {
    return this.staff.list(actor, { first, after, role });
  }

  @Query(() => Person, {
    nullable: true,
    description:
      "One account. Null when there is none with this id. For administrators with a second factor.",
  })
  person(
    @Ctx() { actor }: ActorContext,
    @Arg("id", () => ID, { description: "Id of the account." }) id: string,
  ): Promise<Person | null> {
    return this.staff.find(actor, id);
  }

  @Mutation(() => SetRolePayload, {
    description:
      "Changes a person's role and ends their sessions. The last administrator can't be changed (`CONFLICT`). For administrators who proved their second factor within 10 minutes.",
  })
  setRole(
    @Ctx() { actor, client }: RequestContext,
    @Input(SetRoleInput, "The person and the new role.") input: SetRoleInput,
  ) {
    return withUserErrors(async () => ({
      person: await this.staff.setRole(actor, input, client),
    }));
  }

  @Mutation(() => DisablePersonPayload, {
    description:
      "Turns an account off and ends its sessions at once. Safe to repeat. Your own account and the last administrator's stay on (`CONFLICT`). For administrators who proved their second factor within 10 minutes.",
  })
  disablePerson(
    @Ctx() { actor, client }: RequestContext,
    @Input(DisablePersonInput, "The account and the reason.") input: DisablePersonInput,
  ) {
    return withUserErrors(async () => ({
      person: await this.staff.disable(actor, input, client),
    }));
  }

  @Mutation(() => EnablePersonPayload, {
    description:
      "Turns an account back on. Safe to repeat. For administrators who proved their second factor within 10 minutes.",
  })
  enablePerson(
    @Ctx() { actor, client }: RequestContext,
    @Input(EnablePersonInput, "The account.") input: EnablePersonInput,
  ) {
    return withUserErrors(async () => ({
      person: await this.staff.enable(actor, input, client),
    }));
  }
}
