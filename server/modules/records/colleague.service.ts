import { isStaff, type Actor } from "../../core/actor.js";
import { MAX_PAGE } from "../../core/paging.js";
import type { PeopleService } from "../accounts/people.service.js";
import { nameOrAddress } from "../../core/name-or-address.js";
import { isErased, type User } from "../accounts/user.entity.js";
import type { StaffAccess } from "../applications/stages/staff-access.service.js";
import type { CompanyService } from "../companies/company.service.js";
import type { Colleague } from "./colleague.types.js";

const present = (user: User): Colleague => ({ id: user.id, name: nameOrAddress(user) });

/** Who works on a company's applications: its members and the administrators. */
export class ColleagueService {
  constructor(
    private readonly people: Pick<PeopleService, "findMany" | "list">,
    private readonly companies: Pick<CompanyService, "membersOf">,
    private readonly access: Pick<StaffAccess, "get">,
  ) {}

  /** Those who can be mentioned or handle the application, by name. @throws as `StaffAccess.get` */
  async list(actor: Actor, applicationId: string): Promise<Colleague[]> {
    const { application } = await this.access.get(actor, applicationId);
    const { companyId } = application.job;
    const members = await this.companies.membersOf(companyId);
    const admins = await this.people.list({ roles: ["ADMIN"] }, { first: MAX_PAGE });
    const ids = new Set([...members.keys(), ...admins.edges.map(({ node }) => node.id)]);
    const found = await this.among(companyId, [...ids]);
    return found.sort((a, b) => a.name.localeCompare(b.name)).map(present);
  }

  /** Those of these people who work for the company now and can log in. */
  async among(companyId: string, ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    const members = await this.companies.membersOf(companyId);
    const users = await this.people.findMany(ids);
    const worksHere = (user: User) => user.role === "ADMIN" || members.has(user.id);
    return users.filter((user) => isStaff(user) && worksHere(user) && !user.disabledAt);
  }

  /** Names by id; without those whose account is gone. */
  async byIds(ids: readonly (string | null)[]): Promise<Map<string, Colleague>> {
    const wanted = new Set(ids.filter((id) => id !== null));
    if (wanted.size === 0) return new Map();
    const users = await this.people.findMany([...wanted]);
    return new Map(users.filter((user) => !isErased(user)).map((user) => [user.id, present(user)]));
  }
}
