import { sitePages } from "#site/paths";
import { OTHER } from "../../core/metrics/counts.js";

/** Paths that aren't pages, in the router's notation: ":id" is one part, "*" at the end any number of parts. */
const PATHS = [
  "/.well-known/security.txt",
  "/account/exports/*",
  "/account/plan-files/*",
  "/api/accept-terms",
  "/api/apply-jobs",
  "/api/apply-jobs/*",
  "/api/auth/*",
  "/api/cart/add",
  "/api/companies",
  "/api/contact",
  "/api/jobs.jsonl.gz",
  "/api/jobs/:id?",
  "/api/newsletter/*",
  "/api/payment/*",
  "/api/ses/notifications",
  "/api/stripe/create-subscription-schedule-session",
  "/api/stripe/webhook",
  "/api/users/by-email",
  "/assets/*",
  "/auth/google/start",
  "/auth/linkedin/callback",
  "/auth/linkedin/start",
  "/desk-files/*",
  "/favicon.ico",
  "/feeds/*",
  "/graphql",
  "/jobs/still-open",
  "/manifest.webmanifest",
  "/og/*",
  "/robots.txt",
  "/sitemap.xml",
  "/staff-files/*",
  "/uploads/*",
] as const;

/** The patterns by which requests are counted. Any other path is counted as `other`. */
export const COUNTED_ROUTES: readonly string[] = [
  ...new Set([...Object.values(sitePages).map(({ path }) => path), ...PATHS]),
];

/** What may follow the parts of a path so far. */
interface Step {
  next: Map<string, Step>;
  /** The pattern that ends here. */
  route?: string;
  /** The pattern whose "*" begins here. */
  rest?: string;
}

const newStep = (): Step => ({ next: new Map() });
const ANY = ":";

const first = newStep();
for (const route of COUNTED_ROUTES) addRoute(route);

function addRoute(route: string): void {
  let step = first;
  for (const part of route.split("/").slice(1).filter(Boolean)) {
    if (part === "*") {
      step.rest = route;
      return;
    }
    if (part.endsWith("?")) step.route = route;
    const key = part.startsWith(ANY) ? ANY : part;
    const next = step.next.get(key) ?? newStep();
    step.next.set(key, next);
    step = next;
  }
  step.route = route;
}

/** The pattern of a path, without its query. */
export function routeOf(path: string): string {
  if (!path.startsWith("/")) return OTHER;
  let step = first;
  let rest = OTHER;
  for (let from = 1; from < path.length;) {
    rest = step.rest ?? rest;
    const slash = path.indexOf("/", from);
    const end = slash < 0 ? path.length : slash;
    const next = step.next.get(path.slice(from, end)) ?? step.next.get(ANY);
    if (!next) return rest;
    step = next;
    from = end + 1;
  }
  return step.route ?? step.rest ?? rest;
}
