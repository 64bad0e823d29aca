import type { Readable } from "node:stream";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { owns, recruitsFor } from "../../core/actor.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors, type Payload } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import type { CompanyContactService } from "./company-contact.service.js";
import { StaleCompanyError, type CompanyDeskService } from "./company-desk.service.js";
import {
  AddCompanyContactInput,
  CompanyContactConnection,
  CompanyContactPayload,
  CompanyMergePreview,
  CompanyPayload,
  CreateCompanyInput,
  MergeCompaniesInput,
  RemoveCompanyContactInput,
  RemoveCompanyContactPayload,
  SetCompanyLogoInput,
  UpdateCompanyContactInput,
  UpdateCompanyInput,
} from "./company-desk.types.js";
import type { CompanyLogoService } from "./company-logo.service.js";
import type { CompanyMergeService } from "./company-merge.service.js";
import { Company } from "./company.entity.js";
import { CompanyConnection } from "./company.types.js";

interface CompanyDeskServices {
  companyDesk: CompanyDeskService;
  companyLogos: CompanyLogoService;
  companyMerges: CompanyMergeService;
  companyContacts: CompanyContactService;
}

/** What staff do with companies. */
@Resolver(() => Company)
export class CompanyDeskResolver {
  constructor(private readonly services: CompanyDeskServices) {}

  @Query(() => CompanyConnection, {
    description:
      "Companies that the caller works for, by name; for administrators, all of them. For staff with a second factor.",
  })
  deskCompanies(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after?: string,
    @Arg("query", () => String, {
      nullable: true,
      description: "Only companies with this text in their name. All if null or blank.",
    })
    query?: string,
  ) {
    return this.services.companyDesk.list(actor, { first, after, query });
  }

  @Query(() => CompanyContactConnection, {
    description:
      "People at a client company, by name. For the company's members and administrators, with a second factor.",
  })
  companyContacts(
    @Ctx() { actor }: ActorContext,
    @Arg("companyId", () => ID, { description: "Id of the company." }) companyId: string,
    @First() first: number,
    @After() after?: string,
  ) {
    return this.services.companyContacts.list(actor, companyId, { first, after });
  }

  @Query(() => CompanyMergePreview, {
    description: "What merging two companies would move. For administrators with a second factor.",
  })
  companyMergePreview(
    @Ctx() { actor }: ActorContext,
    @Arg("fromId", () => ID, { description: "Id of the company to delete." }) fromId: string,
    @Arg("intoId", () => ID, { description: "Id of the company that gets everything." })
    intoId: string,
  ) {
    return this.services.companyMerges.preview(actor, fromId, intoId);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may change the company's name, description, and logo: its owners and administrators.",
  })
  viewerCanEdit(@Root() company: Company, @Ctx() { actor }: ActorContext): boolean {
    return owns(actor, company.id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True when the caller may keep the company's contacts: its recruiters, owners, and administrators.",
  })
  viewerCanKeepContacts(@Root() company: Company, @Ctx() { actor }: ActorContext): boolean {
    return recruitsFor(actor, company.id);
  }

  @Mutation(() => CompanyPayload, {
    description: "Adds a company. For administrators with a second factor.",
  })
  createCompany(
    @Ctx() { actor, client }: RequestContext,
    @Input(CreateCompanyInput, "The company.") input: CreateCompanyInput,
  ) {
    const { companyDesk } = this.services;
    return withUserErrors(async () => ({
      company: await companyDesk.create(actor, input, client),
    }));
  }

  @Mutation(() => CompanyPayload, {
    description:
      "Changes a company; not one that has a version other than `expectedVersion` (`CONFLICT`). For administrators and the company's owners, with a second factor.",
  })
  updateCompany(
    @Ctx() { actor, client }: RequestContext,
    @Input(UpdateCompanyInput, "What to change.") input: UpdateCompanyInput,
  ) {
    const { companyDesk } = this.services;
    return withStaleCompany(async () => ({
      company: await companyDesk.update(actor, input, client),
    }));
  }

  @Mutation(() => CompanyPayload, {
    description:
      "Sets or removes a company's logo. For administrators and the company's owners, with a second factor.",
  })
  setCompanyLogo(
    @Ctx() { actor, client }: RequestContext,
    @Input(SetCompanyLogoInput, "The logo.") { companyId, logo }: SetCompanyLogoInput,
  ) {
    const receive = logo ? async () => (await logo) as { content: Readable } : null;
    return withUserErrors(async () => ({
      company: await this.services.companyLogos.set(actor, companyId, receive, client),
    }));
  }

  @Mutation(() => CompanyPayload, {
    description:
      "Moves everything of one company to another and deletes it, all or nothing. Its id then leads to the other company. For administrators who proved their second factor within 10 minutes.",
  })
  mergeCompanies(
    @Ctx() { actor, client }: RequestContext,
    @Input(MergeCompaniesInput, "The two companies.") input: MergeCompaniesInput,
  ) {
    const { companyMerges } = this.services;
    return withUserErrors(async () => ({
      company: await companyMerges.merge(actor, input, client),
    }));
  }

  @Mutation(() => CompanyContactPayload, {
    description:
      "Adds a contact. For the company's recruiters and owners and administrators, with a second factor.",
  })
  addCompanyContact(
    @Ctx() { actor, client }: RequestContext,
    @Input(AddCompanyContactInput, "The contact.") input: AddCompanyContactInput,
  ) {
    const { companyContacts } = this.services;
    return withUserErrors(async () => ({
      contact: await companyContacts.add(actor, input, client),
    }));
  }

  @Mutation(() => CompanyContactPayload, {
    description:
      "Changes a contact. For the company's recruiters and owners and administrators, with a second factor.",
  })
  updateCompanyContact(
    @Ctx() { actor, client }: RequestContext,
    @Input(UpdateCompanyContactInput, "What to change.") input: UpdateCompanyContactInput,
  ) {
    const { companyContacts } = this.services;
    return withUserErrors(async () => ({
      contact: await companyContacts.update(actor, input, client),
    }));
  }

  @Mutation(() => RemoveCompanyContactPayload, {
    description:
      "Removes a contact. For the company's recruiters and owners and administrators, with a second factor.",
  })
  removeCompanyContact(
    @Ctx() { actor, client }: RequestContext,
    @Input(RemoveCompanyContactInput, "The contact.") { id }: RemoveCompanyContactInput,
  ) {
    const { companyContacts } = this.services;
    return withUserErrors(async () => ({
      removedId: await companyContacts.remove(actor, id, client),
    }));
  }
}

/** Like `withUserErrors`; when the caller edited an older version, the payload also has the company as it is now. */
async function withStaleCompany(
  change: () => Promise<{ company: Company }>,
): Promise<Payload & { company?: Company }> {
  let current: Company | undefined;
  const payload = await withUserErrors(async () => {
    try {
      return await change();
    } catch (error) {
      if (error instanceof StaleCompanyError) current = error.company;
      throw error;
    }
  });
  return current ? { ...payload, company: current } : payload;
}
