import { createHash, randomBytes, randomUUID } from "node:crypto";
import { SITE, type Visit } from "./browser.js";
import { rows } from "./records.js";

export interface TestPerson {
  id: string;
  email: string;
  name: string;
}

let people = 0;

/** An address that no other test uses: they can start in the same millisecond. */
export const newAddress = (test: string): string =>
  `${test}.${Date.now()}.${(people += 1)}@example.com`;

/** Someone of a test's own, with an account: the demo's people may have got a code within the last minute. */
export async function addPerson(
  test: string,
  { name = "Anika Sharma", role = "CANDIDATE" } = {},
): Promise<TestPerson> {
  const person = { id: randomUUID(), email: newAddress(test), name };
  await rows(
    `INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt)
     VALUES (?, ?, ?, 'Austin, TX', '2145550134', '+1', ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
    [person.id, person.email, name, role],
  );
  return person;
}

/** Signs a person in as if by a code just now, but without one: a network gets only 30 in 15 minutes. */
export async function signInAs(visit: Visit, { id }: TestPerson): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await rows(
    `INSERT INTO sessions (id, tokenHash, userId, signedInBy, codeProvenAt, createdAt, lastSeenAt, expiresAt, ipAddress, userAgent)
     VALUES (?, ?, ?, 'CODE', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL 1 HOUR, '127.0.0.1', 'test')`,
    [randomUUID(), createHash("sha256").update(token).digest("hex"), id],
  );
  await visit.page.context().addCookies([{ name: "sid", value: token, url: SITE() }]);
}

/** Signs a member of the staff in who has a second factor and has just proven it. */
export async function signInAsStaff(visit: Visit, person: TestPerson): Promise<void> {
  await signInAs(visit, person);
  await rows("UPDATE sessions SET secondFactorAt = UTC_TIMESTAMP(3) WHERE userId = ?", [person.id]);
  await rows(
    `INSERT INTO passkeys (id, userId, credentialId, publicKey, counter, transports, backedUp, name, createdAt)
     VALUES (?, ?, ?, 'none', 0, '[]', 0, 'Test', UTC_TIMESTAMP(3))`,
    [randomUUID(), person.id, randomUUID()],
  );
}
