import { ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";
import { Company } from "./company.entity.js";

@ObjectType({ description: "A company and its position in the list." })
export class CompanyEdge extends EdgeType(Company) {}

@ObjectType({ description: "A page of companies." })
export class CompanyConnection extends ConnectionType(Company, CompanyEdge) {}
