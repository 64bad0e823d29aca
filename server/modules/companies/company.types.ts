import { ObjectType, registerEnumType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Company } from "./company.entity.js";

export const CompanyRoleEnum = {
  OWNER: "OWNER",
  RECRUITER: "RECRUITER",
  VIEWER: "VIEWER",
} as const;
registerEnumType(CompanyRoleEnum, {
  name: "CompanyRole",
  description: "What a member may do for a company.",
  valuesConfig: {
    OWNER: { description: "Also manages the company's members." },
    RECRUITER: { description: "Posts jobs and works on them and their applications." },
    VIEWER: { description: "Sees drafts and applications but changes nothing." },
  },
});

@ObjectType({ description: "A company and its position in the list." })
export class CompanyEdge extends EdgeType(Company) {}

@ObjectType({ description: "A page of companies." })
export class CompanyConnection extends ConnectionType(Company, CompanyEdge) {}
