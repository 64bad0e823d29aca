import { Arg, ID, Query, Resolver } from "type-graphql";
import { After, First } from "../../kit/graphql/connection.js";
import { Company } from "./company.entity.js";
import type { CompanyService } from "./company.service.js";
import { CompanyConnection } from "./company.types.js";

@Resolver(() => Company)
export class CompanyResolver {
  constructor(private readonly companies: CompanyService) {}

  @Query(() => CompanyConnection, {
    name: "companies",
    description: "All companies, by name. Public.",
  })
  companiesPage(@First() first: number, @After() after: string | null) {
    return this.companies.list(first, after);
  }

  @Query(() => Company, {
    nullable: true,
    description: "One company. Null when there is none with this id. Public.",
  })
  company(
    @Arg("id", () => ID, { description: "Id of the company." }) id: string,
  ): Promise<Company | null> {
    return this.companies.find(id);
  }
}
