import { randomUUID } from "node:crypto";
import { newEmail } from "../factories.js";
import type { Answer, TestClient } from "../test-client.js";
import { applicationForm, type ActorName, type World } from "./actors.js";

type Ask = (world: World, client: TestClient, actor: ActorName) => Promise<Answer>;
/** The call, and its outcome for each actor in the order of ACTORS. */
export type RestRow = [ask: Ask, outcomes: string];

const get =
  (path: (world: World, actor: ActorName) => string): Ask =>
  (world, client, actor) =>
    client.get(path(world, actor));

/** Once the files of all open jobs are made. */
const getFile =
  (path: string): Ask =>
  async ({ app }, client) => {
    await app.services.jobFiles.refresh();
    return client.get(path);
  };

const post =
  (path: string, body: (world: World, actor: ActorName) => object = () => ({})): Ask =>
  (world, client, actor) =>
    client.post(path, body(world, actor));

const PRODUCT = "BRAND_MY_CV_HALF_YEARLY";
const PROFILE = {
  name: "Ana Ortiz",
  location: "Austin, TX",
  countryCode: "+1",
  phone: "2145550134",
};
const emailOfOwner = ({ people }: World) => encodeURIComponent(people.owner.email);

/** "METHOD path" as written in the routers. */
//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const REST: Record<string, RestRow> = {
  "GET /healthz": [get(() => "/healthz"), "ok"],
  "GET /readyz": [get(() => "/readyz"), "ok"],
  "POST /api/auth/signup": [
    post("/api/auth/signup", () => ({ ...PROFILE, email: newEmail() })),
    "ok",
  ],
  "POST /api/auth/login": [post("/api/auth/login", () => ({ email: newEmail() })), "ok"],
  "POST /api/auth/verify-otp": [
    post("/api/auth/verify-otp", () => ({ email: newEmail(), otp: "000000" })),
    "401",
  ],
  "POST /api/auth/google-oauth": [
    post("/api/auth/google-oauth", () => ({ credential: "forged" })),
    "401",
  ],
  "POST /api/auth/logout": [post("/api/auth/logout"), "ok"],
  "GET /api/auth/me": [get(() => "/api/auth/me"), "401 ok ok ok ok ok ok ok 403 403"],
  "GET /api/auth/current-user": [
    get(() => "/api/auth/current-user"),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "GET /api/users/by-email": [
    get((world) => `/api/users/by-email?email=${emailOfOwner(world)}`),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "GET /staff-files/plans.csv": [
    get(() => "/staff-files/plans.csv"),
    "401 403 403 403 403 ok 403 2FA 403 403",
  ],
  "GET /staff-files/plans/:id/evidence.pdf": [
    get(() => `/staff-files/plans/${randomUUID()}/evidence.pdf`),
    "401 403 403 403 403 404 403 2FA 403 403",
  ],
  "GET /feeds/jobs.rss": [get(() => "/feeds/jobs.rss"), "ok"],
  "GET /feeds/jobs.json": [get(() => "/feeds/jobs.json"), "ok"],
  "GET /feeds/jobs.xml": [getFile("/feeds/jobs.xml"), "ok"],
  "GET /api/jobs.jsonl.gz": [
    getFile("/api/jobs.jsonl.gz"),
    "401 403 403 403 403 403 403 403 ok ok",
  ],
  "GET /jobs/still-open": [get(() => "/jobs/still-open?token=forged"), "404"],
  "POST /jobs/still-open": [post("/jobs/still-open?token=forged"), "404"],
  "GET /api/jobs": [get(() => "/api/jobs?limit=1"), "ok"],
  "GET /api/jobs/:id": [get(({ job }) => `/api/jobs/${job.id}`), "ok"],
  "GET /api/jobs/:id (draft)": [
    get(({ draft }) => `/api/jobs/${draft.id}`),
    "404 404 404 ok 404 ok ok ok 404 ok",
  ],
  "GET /api/companies": [get(() => "/api/companies?limit=1"), "ok"],
  "POST /api/accept-terms": [
    post("/api/accept-terms", () => ({ plan: PRODUCT, signature: "Priya Raman" })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "POST /api/stripe/create-subscription-schedule-session": [
    async (_world, client) => {
      await client.post("/api/accept-terms", { plan: PRODUCT, signature: "Priya Raman" });
      const path = "/api/stripe/create-subscription-schedule-session";
      return client.post(path, { productId: PRODUCT, months: 6 });
    },
    // The owner has a plan that overlaps this one.
    "401 409 ok ok ok ok ok ok 403 403",
  ],
  "POST /api/payment/get-subscription-id": [
    post("/api/payment/get-subscription-id", (world) => ({ session_id: world.paidSession })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "POST /api/payment/add": [
    post("/api/payment/add", (world) => ({ sessionId: world.paidSession })),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "POST /api/cart/add": [
    post("/api/cart/add", () => ({ productId: PRODUCT })),
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "POST /api/contact": [
    post("/api/contact", () => ({ name: "Ana", email: newEmail(), message: "Hello" })),
    "ok",
  ],
  "POST /api/newsletter/subscribe": [
    post("/api/newsletter/subscribe", () => ({ email: newEmail(), topics: ["NEWS"] })),
    "ok",
  ],
  "POST /api/newsletter/confirm": [
    post("/api/newsletter/confirm", () => ({ token: "forged" })),
    "400",
  ],
  "POST /newsletter/unsubscribe": [post("/newsletter/unsubscribe?token=forged"), "400"],
  "GET /api/apply-jobs/user/last": [
    get((world) => `/api/apply-jobs/user/last?email=${emailOfOwner(world)}`),
    "401 ok 403 403 403 403 403 403 403 403",
  ],
  "GET /api/apply-jobs/user/job": [
    get((world) => `/api/apply-jobs/user/job?jobId=${world.job.code}&email=${emailOfOwner(world)}`),
    "401 ok 403 403 403 403 403 403 403 403",
  ],
  "POST /api/apply-jobs": [
    async (world, client, actor) => {
      const form = applicationForm(await world.newJob(), "Ana Ortiz", world.emailOf(actor));
      return client.postForm("/api/apply-jobs", form);
    },
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "POST /api/apply-jobs/held": [
    async (world, client, actor) => {
      const form = applicationForm(await world.newJob(), "Ana Ortiz", world.emailOf(actor));
      return client.postForm("/api/apply-jobs/held", form);
    },
    "401 ok ok ok ok ok ok ok 403 403",
  ],
  "DELETE /api/apply-jobs/held/:id": [
    async (world, client) =>
      client.send("DELETE", `/api/apply-jobs/held/${await world.newApplication()}`),
    "401 409 404 404 404 404 404 404 403 403",
  ],
  "GET /uploads/resumes/:file": [
    get(({ resume }) => `/uploads/resumes/${resume}`),
    "401 ok 404 ok 404 ok 2FA 2FA 404 404",
  ],
  "GET /desk-files/resumes/:file": [
    get(({ resume }) => `/desk-files/resumes/${resume}`),
    "401 ok 404 ok 404 ok 2FA 2FA 404 404",
  ],
  "GET /uploads/:file": [get(() => "/uploads/none.svg"), "404"],
  "GET /account/exports/:id": [
    async (world, client) => client.get(`/account/exports/${await world.exportOfOwner()}`),
    "401 ok 404 404 404 404 2FA 2FA 403 403",
  ],
  "GET /account/plan-files/invoices/:id/receipt": [
    async (world, client) =>
      client.get(`/account/plan-files/invoices/${await world.invoiceOfOwner()}/receipt`),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "GET /account/plan-files/invoices/:id/invoice": [
    async (world, client) =>
      client.get(`/account/plan-files/invoices/${await world.invoiceOfOwner()}/invoice`),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "GET /account/plan-files/terms/:id{/:acceptanceId}": [
    async (world, client) => client.get(`/account/plan-files/terms/${await world.planOfOwner()}`),
    "401 ok 404 404 404 404 404 404 403 403",
  ],
  "GET /auth/google/start": [get(() => "/auth/google/start"), "ok"],
  "GET /auth/linkedin/start": [get(() => "/auth/linkedin/start"), "ok"],
  "GET /auth/linkedin/callback": [
    get(() => "/auth/linkedin/callback?state=forged&code=forged"),
    "ok",
  ],
  "POST /api/ses/notifications": [post("/api/ses/notifications"), "404"],
  "POST /api/stripe/webhook": [post("/api/stripe/webhook", () => ({ id: "evt_forged" })), "400"],
};
