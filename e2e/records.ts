import mysql from "mysql2/promise";
import { PATIENCE_MS, setting } from "./browser.js";

/** What the site stored: rows of its database, objects at Stripe. */
export async function rows<Row>(sql: string, values: unknown[]): Promise<Row[]> {
  const connection = await mysql.createConnection({
    uri: setting("DATABASE_URL"),
    timezone: "Z",
    connectTimeout: PATIENCE_MS,
  });
  try {
    const [result] = await connection.query(sql, values);
    return result as Row[];
  } finally {
    await connection.end();
  }
}

/** `GET /v1/…` of Stripe. */
export async function atStripe<Shape>(address: string): Promise<Shape> {
  const response = await fetch(`${setting("STRIPE_API_BASE")}/v1/${address}`, {
    headers: { authorization: `Bearer ${setting("STRIPE_SECRET_KEY")}` },
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Shape;
}

/** Has the site's own comparison with Stripe pass over these people's plans for an hour, so that it repairs nothing in between. */
export const skipComparison = (people: readonly { id: string }[]) =>
  rows(
    `INSERT INTO subscription_checks (stripeSubscriptionId, triedAt, checkedAt)
     SELECT stripeSubscriptionId, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) FROM subscriptions WHERE userId IN (?)
     ON DUPLICATE KEY UPDATE triedAt = UTC_TIMESTAMP(3), checkedAt = UTC_TIMESTAMP(3)`,
    [people.map(({ id }) => id)],
  );
