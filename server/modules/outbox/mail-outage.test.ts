import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { hours, minutes, seconds } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { MailProviderError, MaybeSentError } from "../../integrations/mail/mail-failures.js";
import type { Mail } from "../../integrations/mail/mail.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { recordingLogger, type LogLine } from "../../test/recording-logger.js";
import { MailPause } from "./mail-pause.js";
import { MailWorker } from "./mail-worker.js";
import type { Notice, NoticeKind, NoticeRenderers } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";

const ONCE: ReadonlySet<NoticeKind> = new Set(["PLAN_STARTED"]);

let app: TestApp;
let sent: string[];
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.dataSource.manager.clear(OutboxMessage);
  sent = [];
});
afterAll(() => app.close());

const gone = () => Promise.reject(new MailProviderError(new Error("connect ECONNREFUSED")));
const hanging = () => Promise.reject(new MaybeSentError("no answer"));
const fails = () => Promise.reject(new MailProviderError(new Error("InternalFailure"), true));
const works = ({ subject }: Mail) => Promise.resolve(void sent.push(subject));

/** The mail is called what its notice is about. */
const mailOf = (payload: object): Promise<Mail> =>
  Promise.resolve({
    to: "priya@example.com",
    subject: String(Object.values(payload)[0]),
    text: "Hello",
    html: "Hello",
  });
const renderers = new Proxy(
  {},
  {
    get: (_kinds, kind) => (kind === "LOGIN_CODE" ? codeOf : mailOf),
  },
) as NoticeRenderers;

/** Codes that were asked for; each is good for ten minutes. */
const askedAt = new Map<string, Date>();
async function codeOf(payload: { loginCodeId: string }): Promise<Mail | null> {
  const at = askedAt.get(payload.loginCodeId) ?? new Date(0);
  const isOld = app.clock.now().getTime() - at.getTime() > minutes(10);
  return isOld ? null : mailOf(payload);
}

interface Instance {
  worker: MailWorker;
  pause: MailPause;
  lines: LogLine[];
  /** How the provider answers it. */
  provider: (mail: Mail) => Promise<void>;
  /** What it tried to send. */
  tries: string[];
}

function startInstance(provider: Instance["provider"]): Instance {
  const { lines, logger } = recordingLogger();
  const { dataSource, clock } = app;
  const { suppressions, clockGuard } = app.services;
  const pause = new MailPause(clock, logger);
  const instance: Omit<Instance, "worker"> = { pause, lines, provider, tries: [] };
  const mailSender = {
    send: (mail: Mail) => {
      instance.tries.push(mail.subject);
      return instance.provider(mail);
    },
  };
  const needs = { dataSource, mailSender, clock, logger, suppressions, clockGuard, pause };
  return Object.assign(instance, {
    worker: new MailWorker({ ...needs, renderers, once: ONCE }),
  });
}

async function enqueue(notice: Notice): Promise<string> {
  await app.services.outbox.enqueue(app.dataSource.manager, notice);
  return String(Object.values(notice.payload)[0]);
}
const news = () => enqueue({ kind: "CONTACT_RECEIPT", payload: { contactMessageId: newId() } });
const receipt = () => enqueue({ kind: "PLAN_STARTED", payload: { subscriptionId: newId() } });
async function code(): Promise<string> {
  const loginCodeId = newId();
  askedAt.set(loginCodeId, app.clock.now());
  await app.services.outbox.enqueue(
    app.dataSource.manager,
    { kind: "LOGIN_CODE", payload: { loginCodeId } },
    { priority: "CODE" },
  );
  return loginCodeId;
}
async function many(count: number, make: () => Promise<string>): Promise<string[]> {
  const ids = [];
  for (let i = 0; i < count; i += 1) ids.push(await make());
  return ids;
}
const rows = () => app.dataSource.manager.find(OutboxMessage);
const untouched = { attempts: 0, deadAt: null, handedOverAt: null, leasedUntil: null };

describe("while the mail provider is gone", () => {
  it("loses no mail in 24 hours but codes, and sends none twice", async () => {
    const instances = [startInstance(gone), startInstance(gone)];
    const expected = [...(await many(40, news)), ...(await many(10, receipt))];
    for (let passed = 0; passed < hours(24); passed += minutes(10)) {
      if (passed % hours(1) === 0) {
        expected.push(await news(), await receipt());
        await code();
      }
      await Promise.all(instances.map(({ worker }) => worker.drain()));
      app.clock.advance(minutes(10));
    }
    expect(sent).toEqual([]);
    const waiting = await rows();
    expect(waiting.filter(({ kind }) => kind !== "LOGIN_CODE")).toEqual(
      expected.map(() => expect.objectContaining({ ...untouched, doneAt: null })),
    );
    expected.push(await code());
    for (const instance of instances) instance.provider = works;
    for (let i = 0; i < 5; i += 1) {
      for (const { worker } of instances) while ((await worker.drain()) > 0);
      app.clock.advance(minutes(1));
    }
    expect(sent.toSorted()).toEqual(expected.toSorted());
    expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
    expect(instances.map(({ pause }) => pause.since)).toEqual([null, null]);
  });

  it("tries one mail after 5 and 20 seconds, then one a minute, each time another one", async () => {
    const ids = await many(8, news);
    const { worker, tries } = startInstance(gone);
    await worker.drain();
    // Up to five were on their way.
    const first = tries.splice(0);
    const triedAt: number[] = [];
    for (let second = 1; second <= 210; second += 1) {
      app.clock.advance(seconds(1));
      await worker.drain();
      if (tries.length > triedAt.length) triedAt.push(second);
    }
    expect(triedAt).toEqual([5, 25, 85, 145, 205]);
    const untried = ids.filter((id) => !first.includes(id));
    expect(tries.slice(0, untried.length)).toEqual(untried.slice(0, tries.length));
    expect(new Set(tries).size).toBe(tries.length);
  });

  it("says so once, and when it is over", async () => {
    await many(6, news);
    const instance = startInstance(gone);
    await instance.worker.drain();
    app.clock.advance(seconds(5));
    await instance.worker.drain();
    expect(instance.pause.reason).toBe("MailProviderError < Error");
    instance.provider = works;
    app.clock.advance(seconds(20));
    while ((await instance.worker.drain()) > 0);
    expect(instance.lines.map(({ level, msg }) => [level, msg])).toEqual([
      ["error", "the mail provider takes no mail: sending is paused"],
      ["info", "the mail provider takes mail again"],
    ]);
    expect(sent).toHaveLength(6);
  });

  it("goes on at once where another instance reaches the provider", async () => {
    const ids = await many(30, news);
    const [cutOff, other] = [startInstance(gone), startInstance(works)];
    expect(await cutOff.worker.drain()).toBe(25);
    while ((await other.worker.drain()) > 0);
    expect(sent.toSorted()).toEqual(ids.toSorted());
    expect(cutOff.pause.since).not.toBeNull();
    app.clock.advance(seconds(5));
    await cutOff.worker.drain();
    expect(cutOff.pause.since).toBeNull();
  });

  it("stays paused while nothing waits and no one has sent anything", async () => {
    const dedupeKey = "to be canceled";
    const notice = { kind: "CONTACT_RECEIPT", payload: { contactMessageId: newId() } } as const;
    await app.services.outbox.enqueue(app.dataSource.manager, notice, { dedupeKey });
    const instance = startInstance(gone);
    await instance.worker.drain();
    await app.services.outbox.cancel(app.dataSource.manager, dedupeKey);
    app.clock.advance(minutes(1));
    expect(await instance.worker.drain()).toBe(0);
    expect(instance.pause.since).not.toBeNull();
    instance.provider = works;
    const id = await news();
    await instance.worker.drain();
    expect([sent, instance.pause.since]).toEqual([[id], null]);
  });

  it("isn't fooled by mails that are no longer needed", async () => {
    await many(3, code);
    const instance = startInstance(gone);
    await instance.worker.drain();
    const id = await news();
    app.clock.advance(minutes(11));
    await instance.worker.drain();
    expect(instance.tries.at(-1)).toBe(id);
    expect(instance.pause.since).not.toBeNull();
    const codes = (await rows()).filter(({ kind }) => kind === "LOGIN_CODE");
    expect(codes.map(({ unsent }) => unsent)).toEqual(codes.map(() => "NOT_NEEDED"));
  });

  it("takes back what must not come twice, so that it is sent once later", async () => {
    const id = await receipt();
    const instance = startInstance(gone);
    await instance.worker.drain();
    expect(await rows()).toMatchObject([untouched]);
    instance.provider = works;
    app.clock.advance(seconds(5));
    await instance.worker.drain();
    expect(sent).toEqual([id]);
  });
});

describe("a provider that takes mails and never answers", () => {
  it("gets one mail at a time, and of those that must not come twice only if no other waits", async () => {
    const other = await news();
    const { worker, tries } = startInstance(hanging);
    await worker.drain();
    const once = await receipt();
    // What may have been sent is tried again after waits that grow: 5, 15, 45, 135 s.
    for (const second of [5, 20, 60, 60]) {
      app.clock.advance(seconds(second));
      await worker.drain();
    }
    expect(tries).toEqual([other, other, other, other, once]);
    expect((await rows()).find(({ kind }) => kind === "PLAN_STARTED")?.deadAt).not.toBeNull();
  });
});

describe("a mail that is at fault itself", () => {
  it("uses up its own attempts only, and stops no other", async () => {
    const ids = await many(3, news);
    const [bad] = ids;
    const refuse = () => Promise.reject(new Error("MessageRejected"));
    const instance = startInstance((mail) => (mail.subject === bad ? refuse() : works(mail)));
    await instance.worker.drain();
    expect(sent.toSorted()).toEqual(ids.slice(1).toSorted());
    expect(instance.pause.since).toBeNull();
    expect((await rows()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
  });

  it("stops the others only once if the provider itself fails at it", async () => {
    const bad = await news();
    const instance = startInstance((mail) => (mail.subject === bad ? fails() : works(mail)));
    await instance.worker.drain();
    expect(instance.pause.since).not.toBeNull();
    const others = await many(2, news);
    for (let i = 0; i < 3; i += 1) {
      app.clock.advance(minutes(1));
      await instance.worker.drain();
    }
    expect(sent.toSorted()).toEqual(others.toSorted());
    expect(instance.pause.since).toBeNull();
    const [row] = (await rows()).filter(({ doneAt }) => doneAt === null);
    expect(row?.attempts).toBeGreaterThan(0);
    const later = await news();
    await instance.worker.drain();
    expect(sent.at(-1)).toBe(later);
  });
});
