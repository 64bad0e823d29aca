import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { CompanyService } from "../companies/company.service.js";
import { ApiKeyRotationService } from "./api-key-rotation.service.js";
import { ApiKeyResolver } from "./api-key.resolver.js";
import { ApiKeyService } from "./api-key.service.js";
import { companyKeys } from "./key-companies.js";

interface PartnerUses {
  audit: { audit: AuditService };
  companies: { companies: CompanyService };
}

/** Programs of companies that post jobs. */
export function createPartners({ dataSource, clock }: Base, uses: PartnerUses) {
  const { audit } = uses.audit;
  const apiKeys = new ApiKeyService(dataSource, uses.companies.companies, audit, clock);
  const keyRotations = new ApiKeyRotationService(dataSource, audit, clock);
  const parts = {
    resolvers: [new ApiKeyResolver(apiKeys, keyRotations)],
    companyParts: [companyKeys],
  } satisfies Parts;
  return { apiKeys, keyRotations, parts };
}
