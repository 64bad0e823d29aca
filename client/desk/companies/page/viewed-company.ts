import type { CompanyViewQuery } from "./CompanyView.generated";

export type ViewedCompany = NonNullable<CompanyViewQuery["company"]>;
