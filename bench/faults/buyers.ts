import { randomInt } from "node:crypto";
import type mysql from "mysql2/promise";
import { hours } from "../../server/core/clock.js";
import { newId } from "../../server/core/ids.js";
import { newToken, tokenHash } from "../../server/core/secrets.js";

const PRODUCTS = ["MARKET_MY_RESUME_QUATERLY", "BRAND_MY_CV_QUATERLY"] as const;
const OTHER_CARD = { number: "5555 5555 5555 4444", expiry: "12 / 44", cvc: "123" };
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 44", cvc: "123" };

/** A signed-in person with a network of their own, so that no limit is reached. */
export interface Buyer {
  userId: string;
  email: string;
  productId: string;
  sessionToken: string;
  network: string;
}

/** Writes people straight to the database, signed in at `now`, for as many milliseconds. */
export async function addBuyers(
  database: mysql.Pool,
  amount: number,
  now: Date,
  signedInFor = hours(1),
): Promise<Buyer[]> {
  const buyers = Array.from({ length: amount }, newId).map((userId) => ({
    userId,
    email: `${userId}@example.com`,
    productId: PRODUCTS[randomInt(PRODUCTS.length)] ?? PRODUCTS[0],
    sessionToken: newToken(),
    network: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  }));
  const later = new Date(now.getTime() + signedInFor);
  await database.query(
    "INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt) VALUES ?",
    [
      buyers.map(({ userId, email }) => [
        ...[userId, email, "Priya Raman", "Austin, TX", "2145550134", "+1"],
        ...["CANDIDATE", now, now],
      ]),
    ],
  );
  await database.query(
    "INSERT INTO sessions (id, tokenHash, userId, createdAt, provenAt, lastSeenAt, expiresAt, ipAddress, userAgent) VALUES ?",
    [
      buyers.map(({ userId, sessionToken, network }) => [
        ...[newId(), tokenHash(sessionToken), userId, now, now, now, later, network, "faults"],
      ]),
    ],
  );
  return buyers;
}

export const PAY_PAGE = "/api/stripe/create-subscription-schedule-session";

/** Accepts the terms, opens the pay page, and pays there. @throws when the site or Stripe refuses */
export async function buy(site: string, buyer: Buyer): Promise<void> {
  await acceptTerms(site, buyer);
  const page = await post(site, buyer, PAY_PAGE, { productId: buyer.productId });
  if (typeof page.url !== "string") throw new Error(`no pay page: ${JSON.stringify(page)}`);
  await enterCard(page.url, CARD);
}

/** @throws when the site refuses */
export async function acceptTerms(site: string, buyer: Buyer): Promise<void> {
  const terms = { plan: buyer.productId, signature: "Priya Raman" };
  await post(site, buyer, "/api/accept-terms", terms);
}

/** Cancels the buyer's plan on the site. */
export async function cancelPlan(site: string, database: mysql.Pool, buyer: Buyer): Promise<void> {
  const query = `mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) {
    userErrors { message } } }`;
  await ask(site, buyer, query, { id: await planOf(database, buyer) });
}

/** Opens the page for another card from the site, and enters one. */
export async function changeCard(site: string, database: mysql.Pool, buyer: Buyer): Promise<void> {
  const query = `mutation ($input: PlanPortalInput!) { planPortal(input: $input) {
    url userErrors { message } } }`;
  const input = { id: await planOf(database, buyer), purpose: "CHANGE_CARD" };
  const { url } = await ask(site, buyer, query, input);
  await enterCard(String(url), OTHER_CARD);
}

async function planOf(database: mysql.Pool, { userId }: Buyer): Promise<string> {
  const [[row]] = await database.query<mysql.RowDataPacket[]>(
    "SELECT id FROM subscriptions WHERE userId = ?",
    [userId],
  );
  return String(row?.id);
}

/** @throws when the mutation is refused */
async function ask(site: string, buyer: Buyer, query: string, input: object) {
  const answer = await post(site, buyer, "/graphql", { query, variables: { input } });
  const [payload] = Object.values(Object(answer.data) as Record<string, Payload | null>);
  if (!payload || payload.userErrors.length > 0) throw new Error(JSON.stringify(answer));
  return payload;
}

interface Payload {
  url?: unknown;
  userErrors: unknown[];
}

/** On Stripe's page. */
async function enterCard(page: string, card: typeof CARD): Promise<void> {
  const body = new URLSearchParams(card);
  const { status } = await fetch(page, { method: "POST", body, redirect: "manual" });
  if (status !== 303) throw new Error(`card refused: ${status}`);
}

/** A call of the buyer's. */
export const postOf = ({ sessionToken, network }: Buyer, body: object): RequestInit => ({
  method: "POST",
  headers: {
    ...{ "content-type": "application/json", "x-forwarded-for": network },
    cookie: `sid=${sessionToken}`,
  },
  body: JSON.stringify(body),
});

async function post(
  site: string,
  buyer: Buyer,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${site}${path}`, postOf(buyer, body));
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}
