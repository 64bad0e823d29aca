import type { EntityManager } from "typeorm";
import { days, hours, later } from "../../server/core/clock.js";
import { newId } from "../../server/core/ids.js";
import { ContactAnswer } from "../../server/modules/contact/contact-answer.entity.js";
import { ContactMessage } from "../../server/modules/contact/contact-message.entity.js";
import {
  NewsletterRequest,
  NewsletterSubscriber,
  NewsletterSubscription,
  type Frequency,
  type Topic,
} from "../../server/modules/newsletter/newsletter.entity.js";
import type { Notice } from "../../server/modules/outbox/notices.js";
import { OutboxMessage } from "../../server/modules/outbox/outbox.entity.js";
import { newSecret } from "../../server/modules/partners/api-key-secret.js";
import { ApiKey } from "../../server/modules/partners/api-key.entity.js";
import type { DemoCompany } from "./demo-data.js";
import { MESSAGES, type MessageData } from "./data/messages.js";
import { seededRandom } from "./data/random.js";

const ATTEMPTS = 8;
const SUBSCRIBERS = 64;
const WEEKS = 12;
/** The outbox forgets what was sent after 30 days. */
const DAYS = 29;
/** Subscribers of the demo get their next email this late, so that they do not fill its inbox. */
const QUIET_DAYS = 60;

interface Office {
  companies: readonly DemoCompany[];
  adminId: string;
  now: Date;
}

/** Writes what the demo's administrators work on: messages, keys of partners, the mail queue, and newsletter numbers. */
export async function insertOffice(transaction: EntityManager, office: Office): Promise<void> {
  for (const message of MESSAGES) await insertMessage(transaction, message, office);
  await insertKeys(transaction, office);
  await insertSubscribers(transaction, office.now);
  await insertDigests(transaction, office.now);
}

type Mail = Notice & Pick<OutboxMessage, "createdAt"> & Partial<OutboxMessage>;

/** An email that is not waiting: sent when it was queued, or given up. */
const mailRow = ({ createdAt, ...mail }: Mail) => ({
  ...{ id: newId(), createdAt, nextAttemptAt: createdAt },
  ...(mail.deadAt ? {} : { attempts: 0, doneAt: createdAt }),
  ...mail,
});

async function insertMessage(
  transaction: EntityManager,
  data: MessageData,
  { adminId, now }: Office,
): Promise<void> {
  const { name, email, message, assigned = false, done = false, answers = [] } = data;
  const before = (count: number) => later(now, -hours(count));
  const id = newId();
  const createdAt = before(data.hoursAgo);
  const doneAt = done ? before(answers.at(-1)?.hoursAgo ?? data.hoursAgo - 1) : null;
  const status = done ? ("DONE" as const) : ("OPEN" as const);
  await transaction.insert(ContactMessage, {
    ...{ id, name, email, message, createdAt, status, doneAt },
    assigneeId: assigned ? adminId : null,
  });
  const payload = { contactMessageId: id };
  const mails: Mail[] = [
    { kind: "CONTACT_MESSAGE", payload, createdAt },
    { kind: "CONTACT_RECEIPT", payload, createdAt },
  ];
  for (const { text, hoursAgo, isUndelivered = false } of answers) {
    const answer = { id: newId(), messageId: id, authorId: adminId, text };
    const time = before(hoursAgo);
    await transaction.insert(ContactAnswer, { ...answer, createdAt: time });
    mails.push({
      ...{ kind: "CONTACT_ANSWER", payload: { contactAnswerId: answer.id }, createdAt: time },
      dedupeKey: `contact-answer ${answer.id}`,
      ...(isUndelivered && {
        ...{ attempts: ATTEMPTS, lastError: "TimeoutError" },
        deadAt: later(time, hours(9)),
      }),
    });
  }
  await transaction.insert(OutboxMessage, mails.map(mailRow));
}

/** Their secrets are thrown away: make new keys at /desk/keys. */
async function insertKeys(
  transaction: EntityManager,
  { companies, adminId, now }: Office,
): Promise<void> {
  const client = companies.find(({ slug }) => slug === "veridane-biosciences");
  const at = (count: number) => later(now, days(count));
  const own = { createdById: adminId, revokedAt: null, replacedById: null };
  await transaction.insert(ApiKey, [
    {
      ...{ ...own, ...newSecret().stored, id: newId(), name: "Jobwire listings feed" },
      source: "Jobwire",
      ...{ scopes: ["JOBS_READ"], companyIds: [], createdAt: at(-40), expiresAt: at(325) },
      lastUsedAt: later(now, -hours(1)),
    },
    {
      ...{ ...own, ...newSecret().stored, id: newId(), name: "Veridane hiring system" },
      source: "Veridane",
      ...{ scopes: ["JOBS_READ", "JOBS_WRITE"], companyIds: client ? [client.id] : [] },
      ...{ createdAt: at(-80), expiresAt: at(10), lastUsedAt: at(-3) },
    },
  ]);
}

async function insertSubscribers(transaction: EntityManager, now: Date): Promise<void> {
  const random = seededRandom("newsletter");
  for (let index = 0; index < SUBSCRIBERS; index += 1) {
    const id = newId();
    // More in the last weeks.
    const confirmedAt = later(now, -days(7 * WEEKS * random.next() ** 1.6));
    const email = `reader.${index}@mail.example`;
    const subscriber = { id, email, confirmedAt, confirmedFrom: "127.0.0.1" };
    await transaction.insert(NewsletterSubscriber, subscriber);
    const subscribe = (topic: Topic, frequency: Frequency, query = "") =>
      transaction.insert(NewsletterSubscription, {
        ...{ id: newId(), subscriberId: id, topic, query, frequency, createdAt: confirmedAt },
        ...{ sentThrough: now, nextSendAt: later(now, days(QUIET_DAYS)) },
        endedAt: index % 16 === 7 ? later(confirmedAt, hours(12)) : null,
      });
    if (index % 3 !== 0) await subscribe("NEWS", "WEEKLY");
    if (index % 3 !== 1)
      await subscribe("JOB_ALERTS", index % 4 === 0 ? "DAILY" : "WEEKLY", random.pick(SEARCHES));
  }
  for (const index of [0, 1, 2])
    await transaction.insert(NewsletterRequest, {
      ...{ id: newId(), email: `undecided.${index}@mail.example`, topics: ["NEWS"], query: "" },
      ...{ frequency: "WEEKLY", tokenHash: null, confirmedAt: null },
      ...{ createdAt: later(now, -hours(5 * index + 1)), expiresAt: later(now, hours(30)) },
    });
}

const SEARCHES = ["java", "nurse", "data engineer", "remote"];
const MONDAY = 1;

/** Daily alerts, and the weekly ones on Mondays. */
async function insertDigests(transaction: EntityManager, now: Date): Promise<void> {
  const random = seededRandom("digests");
  for (let day = DAYS; day > 0; day -= 1) {
    const createdAt = later(now, -days(day - 0.5));
    const count = random.between(5, 9) + (createdAt.getUTCDay() === MONDAY ? 34 : 0);
    const payload = { subscriptionId: newId(), since: createdAt.toISOString() };
    const mail = { kind: "NEWSLETTER_DIGEST", payload, createdAt } as const;
    const mails = Array.from({ length: count }, () => mailRow(mail));
    await transaction.insert(OutboxMessage, mails);
  }
}
