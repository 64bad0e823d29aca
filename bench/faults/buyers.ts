import { randomInt } from "node:crypto";
import type mysql from "mysql2/promise";
import { newId } from "../../server/core/ids.js";
import { newToken, tokenHash } from "../../server/core/secrets.js";

const PRODUCTS = ["MARKET_MY_RESUME_QUATERLY", "BRAND_MY_CV_QUATERLY"] as const;
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 44", cvc: "123" };

/** A signed-in person with a network of their own, so that no limit is reached. */
export interface Buyer {
  userId: string;
  productId: string;
  sessionToken: string;
  network: string;
}

/** Writes people straight to the database, signed in at `now`. */
export async function addBuyers(database: mysql.Pool, amount: number, now: Date): Promise<Buyer[]> {
  const buyers = Array.from({ length: amount }, () => ({
    userId: newId(),
    productId: PRODUCTS[randomInt(PRODUCTS.length)] ?? PRODUCTS[0],
    sessionToken: newToken(),
    network: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  }));
  const later = new Date(now.getTime() + 3_600_000);
  await database.query(
    "INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt) VALUES ?",
    [
      buyers.map(({ userId }) => [
        ...[userId, `${userId}@example.com`, "Priya Raman", "Austin, TX", "2145550134", "+1"],
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

/** Accepts the terms, opens the pay page, and pays there. @throws when the site or Stripe refuses */
export async function buy(site: string, buyer: Buyer): Promise<void> {
  const { productId } = buyer;
  await post(site, buyer, "/api/accept-terms", { plan: productId, signature: "Priya Raman" });
  const page = await post(site, buyer, "/api/stripe/create-subscription-schedule-session", {
    productId,
  });
  if (typeof page.url !== "string") throw new Error(`no pay page: ${JSON.stringify(page)}`);
  const paid = await fetch(page.url, {
    method: "POST",
    body: new URLSearchParams(CARD),
    redirect: "manual",
  });
  if (paid.status !== 303) throw new Error(`not paid: ${paid.status}`);
}

async function post(
  site: string,
  { sessionToken, network }: Buyer,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${site}${path}`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", "x-forwarded-for": network },
      cookie: `sid=${sessionToken}`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
  return JSON.parse(text) as Record<string, unknown>;
}
