import { SharpPictureMaker } from "../../integrations/images/picture-maker.js";
import type { Reads } from "../../kit/db/reads.js";
import type { AuditService } from "../audit/audit.service.js";
import type { Base, Parts } from "../base.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { CompanyContactService } from "./company-contact.service.js";
import { CompanyDeskResolver } from "./company-desk.resolver.js";
import { CompanyDeskService } from "./company-desk.service.js";
import { companyLogoRoutes } from "./company-logo.routes.js";
import { CompanyLogoService } from "./company-logo.service.js";
import { CompanyLogos } from "./company-logos.js";
import { companyMembers } from "./company-members.part.js";
import { CompanyMergeService } from "./company-merge.service.js";
import { COMPANY_PARTS, type CompanyPart } from "./company-parts.types.js";
import { CompanyResolver } from "./company.resolver.js";
import { companyRoutes } from "./company.routes.js";
import { CompanyService } from "./company.service.js";

/** Clients of the firm, as everyone may see them. */
export function createCompanies({ dataSource }: Base, uses: { changes: { reads: Reads } }) {
  const companies = new CompanyService(dataSource, uses.changes.reads);
  const parts = {
    resolvers: [new CompanyResolver(companies)],
    rest: [(lists) => companyRoutes(companies, lists)],
  } satisfies Parts;
  return { companies, parts };
}

interface DeskUses {
  audit: { audit: AuditService };
  changes: { changes: ChangeFeed };
  companies: { companies: CompanyService };
  /** Jobs carry a copy of the company's name. */
  /** Of all other modules. */
  companyParts: readonly CompanyPart[];
}

/** What the staff keep about companies. */
export function createCompanyDesk(base: Base, uses: DeskUses) {
  const { dataSource, clock, limits, patience, store } = base;
  const { audit } = uses.audit;
  const { changes } = uses.changes;
  const { companies } = uses.companies;
  const logos = new CompanyLogos(store);
  const companyContacts = new CompanyContactService({ dataSource, companies, audit, clock });
  const companyDesk = new CompanyDeskService({ dataSource, audit, changes, clock });
  const pictures = new SharpPictureMaker(patience.fileMs);
  const logoNeeds = { dataSource, logos, pictures, limits, audit, changes };
  const companyLogos = new CompanyLogoService(logoNeeds);
  const companyParts = inOrder([...uses.companyParts, companyMembers, companyContacts]);
  const merging = { dataSource, companies, parts: companyParts, logos, audit, changes, clock };
  const companyMerges = new CompanyMergeService(merging);
  const desk = { companyDesk, companyLogos, companyMerges, companyContacts };
  const parts = {
    resolvers: [new CompanyDeskResolver(desk)],
    web: [(logoGate) => companyLogoRoutes(logos, logoGate)],
  } satisfies Parts;
  return { logos, companyContacts, companyDesk, companyLogos, companyMerges, companyParts, parts };
}

const inOrder = (parts: readonly CompanyPart[]): CompanyPart[] =>
  parts.toSorted((a, b) => COMPANY_PARTS.indexOf(a.kind) - COMPANY_PARTS.indexOf(b.kind));
