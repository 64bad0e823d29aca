import { ObjectType } from "type-graphql";
import { ConnectionType, EdgeType } from "../../graphql/connection.js";
import { Company } from "./company.entity.js";

@ObjectType()
export class CompanyEdge extends EdgeType(Company) {}

@ObjectType()
export class CompanyConnection extends ConnectionType(Company, CompanyEdge) {}
