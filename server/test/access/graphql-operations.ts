import type { OperationRows } from "./operations/ask.js";
import { accountsRows } from "./operations/accounts.js";
import { applicationsRows } from "./operations/applications.js";
import { billingRows } from "./operations/billing.js";
import { boardsRows } from "./operations/boards.js";
import { companiesRows } from "./operations/companies.js";
import { contactRows } from "./operations/contact.js";
import { deliveriesRows } from "./operations/deliveries.js";
import { departuresRows } from "./operations/departures.js";
import { factorsRows } from "./operations/factors.js";
import { jobsRows } from "./operations/jobs.js";
import { newsletterRows } from "./operations/newsletter.js";
import { placementsRows } from "./operations/placements.js";
import { recordsRows } from "./operations/records.js";
import { representationRows } from "./operations/representation.js";
import { siteRows } from "./operations/site.js";
import { staffRows } from "./operations/staff.js";

const ALL = [
  accountsRows,
  applicationsRows,
  companiesRows,
  contactRows,
  departuresRows,
  // After the departures: whoever has a pay page open cannot have their account deleted.
  billingRows,
  boardsRows,
  deliveriesRows,
  factorsRows,
  jobsRows,
  newsletterRows,
  placementsRows,
  recordsRows,
  representationRows,
  siteRows,
  staffRows,
];

/** The rows of all modules; one that two modules have is an error, since the second would hide the first. */
const merged = <Kind extends keyof OperationRows>(kind: Kind): OperationRows[Kind] => {
  const rows = ALL.flatMap((module) => Object.entries(module[kind]));
  const names = rows.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two rows are called "${twice}".`);
  return Object.fromEntries(rows);
};

export const QUERIES = merged("queries");
export const MUTATIONS = merged("mutations");
