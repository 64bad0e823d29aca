import { replicaOpener } from "./db/open-replica.js";
import { createBase, type BaseFoundations } from "./base.js";
import { gather } from "./gather.js";
import { ProcessExtractor } from "./integrations/extraction/process-extractor.js";
import type { TextExtractor } from "./integrations/extraction/text-extractor.js";
import { fetchText as fetchFromSns, type FetchText } from "./integrations/sns/fetch-text.js";
import { accountRows } from "./modules/accounts/account.privacy.js";
import { createAccounts } from "./modules/accounts/module.js";
import { createApplications } from "./modules/applications/module.js";
import { createAudit, createAuditLog } from "./modules/audit/module.js";
import { createBoards } from "./modules/boards/module.js";
import { createBilling, createRunningPlans } from "./modules/billing/module.js";
import { createCart } from "./modules/cart/module.js";
import { createChanges } from "./modules/changes/module.js";
import { createCompanies, createCompanyDesk } from "./modules/companies/module.js";
import { createContact } from "./modules/contact/module.js";
import { createDeliveries } from "./modules/deliveries/module.js";
import { createDepartures, createPendingDeletions } from "./modules/departures/module.js";
import { createFactors } from "./modules/factors/module.js";
import { isGivenForPlan as isUsedElsewhere } from "./modules/intakes/intake.joins.js";
import { createIdempotency } from "./modules/idempotency/module.js";
import { createIntakes } from "./modules/intakes/module.js";
import { createJobs, type IndexThreads } from "./modules/jobs/module.js";
import { createMailTrouble } from "./modules/mail-trouble/module.js";
import { createNewsletter } from "./modules/newsletter/module.js";
import { createNodes } from "./modules/nodes/module.js";
import { createMail, createOutbox } from "./modules/outbox/module.js";
import { createPartners } from "./modules/partners/module.js";
import { createPlacements } from "./modules/placements/module.js";
import { createPlans } from "./modules/plans/module.js";
import { createPosts } from "./modules/posts/module.js";
import type { IndexedPost } from "./modules/posts/post-index.js";
import { createPrivacy } from "./modules/privacy/module.js";
import { createRecords } from "./modules/records/module.js";
import { createRepresentation } from "./modules/representation/module.js";
import { createSavedJobs } from "./modules/saved-jobs/module.js";
import { createSavedViews } from "./modules/saved-views/module.js";
import { createSettings } from "./modules/settings/module.js";
import { createStaff } from "./modules/staff/module.js";
import { createStatusSheets } from "./modules/status-sheets/module.js";
import { createMailFeedback, createSuppressions } from "./modules/suppressions/module.js";
import { createSystem } from "./modules/system/module.js";
import { createTerms } from "./modules/terms/module.js";
import { privacyRules as rules } from "./privacy-rules.js";

export interface Foundations extends BaseFoundations, IndexThreads {
  /** Blog posts of the client build, newest first; without them, the search in posts finds nothing. */
  posts?: readonly IndexedPost[];
  /** Tests pass one that starts the built program: their own code is not built. */
  extractor?: TextExtractor;
  /** Fetches what SNS names; tests pass one that reaches no other machine. */
  fetchText?: FetchText;
}

/**
 * The site without its doors: every module, each after those whose services it uses. The compiler refuses one that is not made yet.
 */
export function compose(foundations: Foundations) {
  const base = createBase(foundations);
  const { posts = [], fetchText = fetchFromSns, indexProgram, indexThread } = foundations;
  const { extractor = new ProcessExtractor({ maxMs: base.patience.fileMs }) } = foundations;
  const threads = { indexProgram, indexThread };

  const changes = createChanges(base, { openReplica: replicaOpener(base.env) });
  const audit = createAudit(base);
  const privacy = createPrivacy(base, { accountRows, audit, rules });
  const suppressions = createSuppressions(base);
  const outbox = createOutbox(base, { audit, suppressions });
  const settings = createSettings(base, { audit, changes });
  const idempotency = createIdempotency(base);
  const ground = gather(changes, audit, privacy, suppressions, outbox, settings, idempotency);

  const companies = createCompanies(base, { changes });
  const partners = createPartners(base, { audit, companies });
  const accounts = createAccounts(base, { audit, companies, outbox, suppressions });
  const auditLog = createAuditLog(base, { accounts, companies });
  const statusSheets = createStatusSheets(base, { accounts });
  const pendingDeletions = createPendingDeletions(base);
  const factors = createFactors(base, { accounts, audit, outbox, pendingDeletions });
  const people = gather(companies, partners, accounts, auditLog, statusSheets, factors);

  const jobs = createJobs(base, { accounts, changes, companies, outbox, partners, threads });
  const boards = createBoards(base, { accounts, companies, jobs });
  const savedJobs = createSavedJobs(base, { accounts, jobs });
  const savedViews = createSavedViews(base);
  const newsletter = createNewsletter(base, { jobs, outbox, suppressions });
  const applications = createApplications(base, { accounts, audit, companies, extractor, isUsedElsewhere, jobs, outbox, settings });
  const representation = createRepresentation(base, { accounts, applications, audit, companies, jobs, outbox });
  const records = createRecords(base, { accounts, applications, companies, jobs, outbox });
  const placements = createPlacements(base, { accounts, applications, audit, companies, jobs, outbox, records });
  const reading = gather(jobs, boards, savedJobs, savedViews, newsletter);
  const hiring = gather(applications, representation, records, placements);

  const plans = createPlans();
  const terms = createTerms(base, { accounts, plans });
  const cart = createCart(base, { plans });
  const billing = createBilling(base, { accounts, audit, cart, newsletter, outbox, pendingDeletions, plans, settings, terms });
  const deliveries = createDeliveries(base, { accounts, audit, auditLog, billing });
  const intakes = createIntakes(base, { accounts, applications, audit, billing, deliveries, outbox, pendingDeletions, plans });
  const runningPlans = createRunningPlans(base, { accounts, billing, deliveries, intakes, plans, settings, terms });
  const selling = gather(plans, terms, cart, billing, deliveries, intakes, runningPlans);

  const staff = createStaff(base, { accounts, applications, audit, auditLog, billing, companies, factors, intakes, outbox });
  const contact = createContact(base, { accounts, audit, outbox, settings });
  const departures = createDepartures(base, { accounts, audit, billing, factors, outbox, pendingDeletions, privacy });
  const mailFeedback = createMailFeedback(base, { fetchText, newsletter, suppressions });
  const mailTrouble = createMailTrouble({ suppressions });
  const nodes = createNodes({ accounts, applications, companies, jobs, staff });
  const search = createPosts({ posts });
  const office = gather(staff, contact, pendingDeletions, departures, mailFeedback);
  const lookups = gather(mailTrouble, nodes, search);

  // These need what all modules bring.
  const features = gather(ground, people, reading, hiring, selling, office, lookups);
  const { companyParts, notices: renderers, sent: listeners, mailClasses: classes } = features.parts;
  const companyDesk = createCompanyDesk(base, { audit, changes, companies, companyParts });
  const mail = createMail(base, { renderers, listeners, classes, once: features.parts.once, outbox, settings, suppressions });
  const known = gather(features, mail);
  const { backlogs, readers } = known.parts;
  const system = createSystem(base, { backlogs, changes, readers });
  return gather({ ...base, parts: {} }, known, companyDesk, system);
}

/** The services of the site by name, and the parts of all modules. */
export type Services = ReturnType<typeof compose>;
