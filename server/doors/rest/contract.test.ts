import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import type { User } from "../../modules/accounts/user.entity.js";
import type { Job } from "../../modules/jobs/record/job.entity.js";
import type { TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, newEmail, signedIn } from "../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../test/payments-twin.js";
import type { Answer, TestClient } from "../../test/test-client.js";

/**
 * Every documented call: its success response as documented, the response to a visitor, and the response to bad input.
 * The behavior behind these responses is tested in the modules.
 */
const PDF = readFileSync("e2e/fixtures/resume.pdf");
const PRODUCT = "MARKET_MY_RESUME_QUATERLY";

let app: TestApp;
let payments: PaymentsTwin;
let user: User;
let other: User;
let me: TestClient;
let job: Job;
let paidSession: string;

const visitor = () => app.client();
const USER_FIELDS = [
  "_id",
  "countryCode",
  "email",
  "id",
  "location",
  "name",
  "phone",
  "role",
  "userId",
];
const keysOf = (value: object) => Object.keys(value).sort();

function applicationForm(change: Record<string, string> = {}, file: Blob | null = new Blob([PDF])) {
  const form = new FormData();
  const fields = {
    jobId: job.code,
    jobRole: job.role,
    companyName: job.company.name,
    name: user.name,
    email: user.email,
    location: "Dallas, TX",
    visaType: "H-1B",
    relocation: "Yes",
    linkedin: "",
    phone: "2145550134",
    countryCode: "+1",
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("resume", file, "resume.pdf");
  return form;
}

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  [user, other] = [await buildUser(app), await buildUser(app)];
  me = await signedIn(app, user);
  job = await buildJob(app);
});
afterAll(() => payments.close());

/** Checks the common format of failures. */
function expectFailure({ status, body }: Answer, wanted: number, code?: string) {
  expect({ status, ...body }).toMatchObject({
    status: wanted,
    error: body.message,
    code: code ?? expect.stringMatching(/^[A-Z_]+$/),
  });
  expect(body.error).not.toMatch(/sql|select |at \/|stripe\.com|node_modules/i);
}

describe("success responses", () => {
  it("/auth/signup, /auth/login, /auth/verify-otp, /auth/logout", async () => {
    const [client, email] = [visitor(), newEmail()];
    const profile = {
      name: "Ana Ortiz",
      email,
      countryCode: "+1",
      phone: "2145550134",
      location: "Austin, TX",
    };
    const signup = await client.post("/api/auth/signup", profile);
    expect([signup.status, signup.body]).toEqual([
      200,
      { message: "Signup successful! OTP sent to your email." },
    ]);
    expect(signup.headers.getSetCookie().join()).toMatch(/otp=.*HttpOnly.*SameSite=Lax/i);
    const verify = await client.post("/api/auth/verify-otp", {
      email,
      otp: await app.inbox.codeFor(email),
    });
    expect(verify.status).toBe(200);
    expect(verify.body.message).toBe("Login successful!");
    expect(keysOf(verify.body.user)).toEqual(USER_FIELDS);
    expect(new Set([verify.body.user._id, verify.body.user.id, verify.body.user.userId]).size).toBe(
      1,
    );
    const login = await visitor().post("/api/auth/login", { email: other.email });
    expect([login.status, login.body]).toEqual([200, { message: "OTP sent to your email." }]);
    for (let i = 0; i < 2; i += 1) {
      const logout = await client.post("/api/auth/logout");
      expect([logout.status, logout.body]).toEqual([200, { message: "Signed out successfully." }]);
    }
  });

  it("/auth/me, /auth/current-user, /users/by-email", async () => {
    const { body } = await me.get("/api/auth/me");
    expect(keysOf(body)).toEqual([...USER_FIELDS, "user"].sort());
    expect(body.user._id).toBe(user.id);
    expect((await me.get("/api/auth/current-user")).body).toEqual({ user: body.user });
    expect((await me.get(`/api/users/by-email?email=${user.email}`)).body).toEqual({
      userId: user.id,
      _id: user.id,
    });
  });

  it("/jobs, /jobs/{id}, /companies", async () => {
    const jobs = await visitor().get("/api/jobs");
    const listed = jobs.body.find(({ _id }: { _id: string }) => _id === job.id);
    expect(listed).toMatchObject({ jobId: job.code, status: "PUBLISHED" });
    expect(listed.jobPostedDate).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((await visitor().get(`/api/jobs/${job.id}`)).body).toEqual(listed);
    const companies = await visitor().get("/api/companies?limit=1");
    expect(keysOf(companies.body[0])).toEqual([
      "_id",
      "companyDescription",
      "companyLogo",
      "companyName",
      "website",
    ]);
  });

  it("/apply-jobs, /apply-jobs/user/last, /apply-jobs/user/job, /uploads/resumes/{file}", async () => {
    const first = await me.postForm("/api/apply-jobs", applicationForm());
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      _id: expect.any(String),
      resume: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      message: "Application submitted successfully!",
    });
    const again = await me.postForm(
      "/api/apply-jobs",
      applicationForm({ existingResume: first.body.resume }, null),
    );
    expect([again.status, again.body._id]).toEqual([200, first.body._id]);
    const last = await me.get(`/api/apply-jobs/user/last?email=${user.email}`);
    expect(last.body).toMatchObject({
      name: user.name,
      visaType: "H-1B",
      relocation: "Yes",
      linkedin: "N/A",
      resume: first.body.resume,
    });
    const mine = await me.get(`/api/apply-jobs/user/job?jobId=${job.code}&email=${user.email}`);
    expect(mine.body).toMatchObject({
      jobId: job.code,
      jobRole: job.role,
      companyName: job.company.name,
      status: "SUBMITTED",
      appliedAt: expect.any(String),
    });
    const file = await me.get(`/uploads/resumes/${first.body.resume}`);
    expect(file.status).toBe(302);
    const download = await fetch(file.headers.get("location") ?? "");
    expect(download.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(Buffer.from(await download.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it("/accept-terms, /stripe/…, /payment/get-subscription-id, /payment/add", async () => {
    const claims = {
      ip_address: "203.0.113.9",
      browser: "Old",
      fingerprint: "f",
      timestamp: new Date().toISOString(),
    };
    const terms = await me.post("/api/accept-terms", {
      plan: PRODUCT,
      signature: user.name,
      ...claims,
    });
    expect(terms.status).toBe(201);
    expect(terms.body).toEqual({
      _id: expect.any(String),
      message: "Terms accepted.",
      acceptedAt: expect.any(String),
    });
    const checkout = await me.post("/api/stripe/create-subscription-schedule-session", {
      lookup_key: "market_my_resume_half_yearly",
      productId: PRODUCT,
      email: user.email,
      userId: user.id,
      months: 3,
    });
    expect(checkout.status).toBe(200);
    await payments.control("webhooks/hold");
    const back = await payments.pay(checkout.body.url);
    expect(back.pathname).toBe("/payment-success");
    expect(back.searchParams.get("productId")).toBe(PRODUCT);
    paidSession = back.searchParams.get("session_id") ?? "";
    const subscription = await me.post("/api/payment/get-subscription-id", {
      session_id: paidSession,
    });
    expect(subscription.body).toEqual({ subscriptionId: expect.stringMatching(/^sub_/) });
    const payment = {
      userId: user.id,
      ...subscription.body,
      productId: PRODUCT,
      sessionId: paidSession,
    };
    const answers = [
      await me.post("/api/payment/add", payment),
      await me.post("/api/payment/add", payment),
    ];
    expect(answers.map(({ body }) => body.message)).toContain("Duplicate payment, already saved.");
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    await payments.control("webhooks/release");
  });

  it("/cart/add", async () => {
    const item = {
      userId: user.id,
      productId: "BRAND_MY_CV_QUATERLY",
      productName: "x",
      amount: 1,
    };
    const [first, second] = [
      await me.post("/api/cart/add", item),
      await me.post("/api/cart/add", item),
    ];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual({ _id: first.body._id, message: "Added to cart." });
  });
});

describe("without a session", () => {
  it.each([
    ["GET", "/api/auth/me"],
    ["GET", "/api/auth/current-user"],
    ["GET", "/api/users/by-email?email=a@example.com"],
    ["POST", "/api/accept-terms"],
    ["POST", "/api/stripe/create-subscription-schedule-session"],
    ["GET", "/api/apply-jobs/user/last?email=a@example.com"],
    ["GET", "/api/apply-jobs/user/job?jobId=SB-1&email=a@example.com"],
    ["POST", "/api/apply-jobs"],
    ["POST", "/api/payment/get-subscription-id"],
    ["POST", "/api/payment/add"],
    ["POST", "/api/cart/add"],
  ])("%s %s is 401", async (method, path) => {
    const answer = method === "GET" ? await visitor().get(path) : await visitor().post(path, {});
    expectFailure(answer, 401, "UNAUTHENTICATED");
  });

  it("a resume is not accessible", async () => {
    const { body } = await me.get(`/api/apply-jobs/user/last?email=${user.email}`);
    expect(body.resume).toBeDefined();
    const file = await visitor().get(`/uploads/resumes/${body.resume}`);
    expectFailure(file, 401, "UNAUTHENTICATED");
  });
});

describe("another person's data", () => {
  let stranger: TestClient;
  beforeAll(async () => {
    stranger = await signedIn(app, other);
  });

  it("is not accessible: application, file and payment", async () => {
    const { body } = await me.get(`/api/apply-jobs/user/last?email=${user.email}`);
    expect(body.resume).toBeDefined();
    expectFailure(await stranger.get(`/api/apply-jobs/user/last?email=${user.email}`), 403);
    expectFailure(
      await stranger.get(`/api/apply-jobs/user/job?jobId=${job.code}&email=${user.email}`),
      403,
    );
    expectFailure(await stranger.get(`/api/users/by-email?email=${user.email}`), 404);
    expectFailure(await stranger.get(`/uploads/resumes/${body.resume}`), 404);
    expectFailure(
      await stranger.postForm(
        "/api/apply-jobs",
        applicationForm({ email: other.email, existingResume: body.resume }, null),
      ),
      403,
    );
    expectFailure(
      await stranger.post("/api/payment/get-subscription-id", { session_id: paidSession }),
      404,
    );
    expectFailure(
      await stranger.post("/api/payment/add", { sessionId: paidSession, productId: PRODUCT }),
      404,
    );
  });

  it.each([
    ["/api/payment/add", { sessionId: "cs_test_aaaaaaaaaaaa" }],
    ["/api/cart/add", { productId: PRODUCT }],
    ["/api/stripe/create-subscription-schedule-session", { productId: PRODUCT, months: 3 }],
  ])("identity in a payload is refused by %s", async (path, body) => {
    expectFailure(await me.post(path, { ...body, userId: other.id }), 403);
  });
});

describe("bad input", () => {
  it.each([
    ["/api/auth/signup", {}, 400],
    ["/api/auth/login", { email: 7 }, 400],
    ["/api/auth/login", { email: { $ne: null } }, 400],
    ["/api/auth/verify-otp", { email: "a@example.com" }, 400],
    ["/api/auth/verify-otp", { email: "nobody@example.com", otp: "123456" }, 401],
    ["/api/auth/google-oauth", { credential: "nonsense" }, 401],
    ["/api/accept-terms", { plan: "NOTHING", signature: "x" }, 400],
    ["/api/accept-terms", { plan: PRODUCT, signature: " " }, 400],
    ["/api/stripe/create-subscription-schedule-session", { productId: PRODUCT, months: 6 }, 400],
    [
      "/api/stripe/create-subscription-schedule-session",
      // Refused before the Terms: nobody should sign for what is then not sold.
      { productId: "BRAND_MY_CV_QUATERLY", months: 3, confirmOverlap: true },
      409,
    ],
    ["/api/stripe/create-subscription-schedule-session", { productId: PRODUCT, months: 3 }, 409],
    ["/api/payment/get-subscription-id", {}, 400],
    ["/api/payment/get-subscription-id", { session_id: "cs_test_doesnotexist1" }, 404],
    ["/api/payment/add", { sessionId: "../../etc" }, 404],
    ["/api/cart/add", { productId: "NOTHING" }, 400],
  ])("%s %j is %d", async (path, body, status) => {
    expectFailure(await me.post(path, body), status);
  });

  it("a session that is not paid yet is 409", async () => {
    const url = await openPayPage(await signedIn(app, other), PRODUCT);
    const sessionId = new URL(url).pathname.split("/").at(-1);
    const stranger = await signedIn(app, other);
    expectFailure(
      await stranger.post("/api/payment/get-subscription-id", { session_id: sessionId }),
      409,
      "NOT_PAID",
    );
  });

  it.each([
    ["an unknown job", { jobId: newId() }, 404],
    ["no name", { name: "" }, 400],
    ["an unknown visa type", { visaType: "B-2" }, 400],
    ["another person's address", { email: "other@example.com" }, 403],
  ])("/api/apply-jobs with %s", async (_name, change, status) => {
    const fresh = await buildJob(app);
    expectFailure(
      await me.postForm("/api/apply-jobs", applicationForm({ jobId: fresh.id, ...change })),
      status,
    );
  });

  it.each([
    ["no file", null, 400],
    ["an empty file", new Blob([]), 400],
    ["a text named .pdf", new Blob(["hello"]), 415],
    ["a file over 5 MiB", new Blob([PDF, Buffer.alloc(5 * 1024 * 1024)]), 413],
  ])("/api/apply-jobs with %s", async (_name, file, status) => {
    const fresh = await buildJob(app);
    expectFailure(
      await me.postForm("/api/apply-jobs", applicationForm({ jobId: fresh.id }, file)),
      status,
    );
    const [row] = await app.dataSource.query(
      "SELECT COUNT(*) AS n FROM applications WHERE jobId = ?",
      [fresh.id],
    );
    expect(Number(row.n)).toBe(0);
  });

  it("/api/apply-jobs for a closed job is 409", async () => {
    const closed = await buildJob(app);
    await app.dataSource.query(
      "UPDATE jobs SET status = 'CLOSED', closeReason = 'FILLED', closedAt = NOW(3) WHERE id = ?",
      [closed.id],
    );
    // Another account, since the requests above used up the first one's limit.
    const form = applicationForm({ jobId: closed.id, email: other.email });
    expectFailure(
      await (await signedIn(app, other)).postForm("/api/apply-jobs", form),
      409,
      "JOB_CLOSED",
    );
  });

  it.each([
    "/api/nothing",
    "/api/jobs/none",
    "/uploads/none.svg",
    "/uploads/..%2f..%2fetc%2fpasswd",
    "/uploads/resumes/..%2fx.pdf",
  ])("%s is 404", async (path) => expectFailure(await me.get(path), 404));

  it("a wrong method is 404 too", async () => {
    expectFailure(await me.send("DELETE", "/api/jobs"), 404);
  });

  it("a body that is not JSON is 400, and one that is too large is 413", async () => {
    expectFailure(await me.post("/api/cart/add", "{oops"), 400, "BAD_INPUT");
    expectFailure(await me.post("/api/cart/add", { productId: "x".repeat(120_000) }), 413);
  });
});
