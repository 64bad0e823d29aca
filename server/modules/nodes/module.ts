import type { Parts } from "../base.js";
import { NodeResolver, type NodeServices } from "./node.resolver.js";

/** Each by the module that has the service. */
type NodeUses = { [Name in keyof NodeServices]: Pick<NodeServices, Name> };

/** One job, company, application, or account by its id. */
export function createNodes(uses: NodeUses) {
  const { accounts } = uses.accounts;
  const { applications } = uses.applications;
  const { companies } = uses.companies;
  const { jobs } = uses.jobs;
  const { staff } = uses.staff;
  const resolver = new NodeResolver({ accounts, applications, companies, jobs, staff });
  return { parts: { resolvers: [resolver] } satisfies Parts };
}
