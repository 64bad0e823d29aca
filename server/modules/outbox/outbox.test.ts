import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { setTimeout as sleep } from "node:timers/promises";
import { days, hours, minutes } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import type { Mail } from "../../integrations/mail/mail.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { recordingLogger, type LogLine } from "../../test/recording-logger.js";
import { MaybeSentError } from "../../integrations/mail/mail-failures.js";
import { MailPause } from "./mail-pause.js";
import { MailWorker } from "./mail-worker.js";
import type { NoticeKind, NoticeRenderers } from "./notices.js";
import { OutboxMessage } from "./outbox.entity.js";

let app: TestApp;
let worker: MailWorker;
let lines: LogLine[];
let sendMail: (mail: Mail) => Promise<void>;

const toPriyaAbout = (subject: string) =>
  Promise.resolve({ to: "priya@example.com", subject, text: "Hello", html: "Hello" });
const toPriya = () => toPriyaAbout("Hello");
/** The same for every kind. */
const helloToPriya = new Proxy<NoticeRenderers>({} as NoticeRenderers, { get: () => toPriya });

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.dataSource.manager.clear(OutboxMessage);
  worker = anotherInstance();
});
afterAll(() => app.close());

function anotherInstance(
  renderers = helloToPriya,
  once: ReadonlySet<NoticeKind> = new Set(),
): MailWorker {
  const { lines: recorded, logger } = recordingLogger();
  lines = recorded;
  const mailSender = { send: (mail: Mail) => sendMail(mail) };
  const { dataSource, clock } = app;
  const { suppressions, clockGuard } = app.services;
  const pause = new MailPause(clock, logger);
  const needs = { dataSource, mailSender, clock, logger, suppressions, clockGuard, pause };
  return new MailWorker({ ...needs, renderers, once });
}

async function enqueue(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const payload = { contactMessageId: newId() };
    await app.services.outbox.enqueue(app.dataSource.manager, { kind: "CONTACT_RECEIPT", payload });
  }
}
const rows = () => app.dataSource.manager.find(OutboxMessage);

describe("draining", () => {
  it("sends five mails at a time, and requests another batch while batches are full", async () => {
    await enqueue(30);
    let [sent, flying, most, wakes] = [0, 0, 0, 0];
    let land = () => {};
    let together = new Promise<void>((landed) => (land = landed));
    sendMail = async () => {
      most = Math.max(most, (flying += 1));
      // No mail finishes until five have started and a sixth has had the chance to start.
      if (flying === 5) setTimeout(land, 5);
      await together;
      if ((flying -= 1) === 0) together = new Promise((landed) => (land = landed));
      sent += 1;
    };
    worker.onNudge(() => (wakes += 1));
    expect([await worker.drain(), wakes]).toEqual([25, 1]);
    expect([await worker.drain(), wakes]).toEqual([5, 1]);
    expect([await worker.drain(), sent, most]).toEqual([0, 30, 5]);
    expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it("sends each mail once from three instances, even while new ones are written", async () => {
    await enqueue(40);
    let sent = 0;
    sendMail = () => Promise.resolve(void (sent += 1));
    const instances = [worker, anotherInstance(), anotherInstance()];
    await Promise.all([...instances.map((one) => one.drain()), enqueue(10)]);
    while ((await worker.drain()) > 0);
    expect(sent).toBe(50);
  });

  it("does not touch mails that another instance is sending, until their lease expires", async () => {
    await enqueue(1);
    let [tries, release] = [0, () => {}];
    sendMail = () => {
      tries += 1;
      return new Promise((resolve) => (release = resolve));
    };
    const slow = worker.drain();
    while (tries === 0) await sleep(5);
    app.clock.advance(minutes(2));
    expect(await anotherInstance().drain()).toBe(0);
    release();
    await slow;
    expect(tries).toBe(1);
  });
});

describe("a mail that must not come twice", () => {
  const ONCE: ReadonlySet<NoticeKind> = new Set(["CONTACT_RECEIPT"]);
  const forever = new Promise<never>(() => {});
  let sent: number;
  /** Starts to send, and stops for good at a point; what comes after it is another process. */
  async function dieAt(stop: (reached: () => void) => MailWorker): Promise<void> {
    await new Promise<void>((reached) => void stop(reached).drain());
    app.clock.advance(minutes(3));
  }
  const another = () => anotherInstance(helloToPriya, ONCE);
  beforeEach(async () => {
    await enqueue(1);
    sent = 0;
    sendMail = () => Promise.resolve(void (sent += 1));
  });

  it("is sent by the next process, if the first one died before it handed it over", async () => {
    await dieAt((reached) => {
      const stuck = () => (reached(), forever);
      return anotherInstance({ ...helloToPriya, CONTACT_RECEIPT: stuck }, ONCE);
    });
    await another().drain();
    expect([sent, (await rows())[0]?.doneAt]).toEqual([1, expect.any(Date)]);
  });

  it("is left to administrators, if the process died before the provider answered", async () => {
    await dieAt((reached) => {
      sendMail = () => ((sent += 1), reached(), forever);
      return another();
    });
    sendMail = () => Promise.resolve(void (sent += 1));
    for (let i = 0; i < 3; i += 1) {
      await another().drain();
      app.clock.advance(hours(1));
    }
    expect(sent).toBe(1);
    const left = { doneAt: null, deadAt: expect.any(Date), lastError: "MaybeSentError" };
    expect(await rows()).toMatchObject([left]);
  });

  it("is not sent again, if the process died before it noted that it was sent", async () => {
    const { manager } = app.dataSource;
    const update = manager.update.bind(manager);
    const spy = jest.spyOn(manager, "update");
    await dieAt((reached) => {
      spy.mockImplementation((entity, where, change) =>
        "doneAt" in change ? (reached(), forever) : update(entity, where, change),
      );
      return another();
    });
    spy.mockRestore();
    await another().drain();
    expect([sent, lines.map(({ level, msg }) => [level, msg])]).toEqual([
      1,
      [["error", "mail given up"]],
    ]);
  });

  it.each([
    ["at most once if its answer is lost", ONCE, 1],
    ["at least once, as others are", new Set<NoticeKind>(), 2],
  ])("reaches the provider %s", async (_what, once, times) => {
    sendMail = () => {
      sent += 1;
      return sent === 1 ? Promise.reject(new MaybeSentError("no answer")) : Promise.resolve();
    };
    const worker = anotherInstance(helloToPriya, once);
    for (let i = 0; i < 3; i += 1) {
      await worker.drain();
      app.clock.advance(hours(1));
    }
    expect(sent).toBe(times);
  });

  it("is sent by one of two instances that have leased it", async () => {
    let slowReached = () => {};
    let release = () => {};
    const reached = new Promise<void>((done) => (slowReached = done));
    const held = new Promise<void>((done) => (release = done));
    const render = async () => {
      slowReached();
      await held;
      return toPriya();
    };
    const slow = anotherInstance({ ...helloToPriya, CONTACT_RECEIPT: render }, ONCE).drain();
    await reached;
    app.clock.advance(minutes(3));
    await another().drain();
    release();
    await slow;
    expect([sent, (await rows())[0]?.doneAt]).toEqual([1, expect.any(Date)]);
  });

  it("is sent again if the provider refused it", async () => {
    sendMail = () => Promise.reject(new Error("try later"));
    const worker = another();
    await worker.drain();
    app.clock.advance(minutes(1));
    sendMail = () => Promise.resolve(void (sent += 1));
    await worker.drain();
    expect([sent, (await rows())[0]?.doneAt]).toEqual([1, expect.any(Date)]);
  });

  it("is told apart from others: those come once more rather than not at all", async () => {
    await dieAt((reached) => {
      sendMail = () => ((sent += 1), reached(), forever);
      return anotherInstance();
    });
    sendMail = () => Promise.resolve(void (sent += 1));
    await anotherInstance().drain();
    expect(sent).toBe(2);
  });
});

describe("writing", () => {
  it("stores two notices with the same key as one row", async () => {
    const { outbox } = app.services;
    const notice = { kind: "PLAN_STARTED", payload: { subscriptionId: newId() } } as const;
    for (let i = 0; i < 2; i += 1)
      await outbox.enqueue(app.dataSource.manager, notice, { dedupeKey: "plan-started:1" });
    expect(await rows()).toHaveLength(1);
  });

  it("begins with the code, however many mailings were written before it", async () => {
    const { outbox } = app.services;
    const { manager } = app.dataSource;
    const payload = { subscriptionId: newId(), since: app.clock.now().toISOString() };
    const digest = { kind: "NEWSLETTER_DIGEST", payload } as const;
    for (let i = 0; i < 30; i += 1) await outbox.enqueue(manager, digest, { priority: "MAILING" });
    const code = { kind: "LOGIN_CODE", payload: { loginCodeId: newId() } } as const;
    await outbox.enqueue(manager, code, { priority: "CODE" });
    // Five are sent at once, and may finish in any order.
    const begun: string[] = [];
    const sent: string[] = [];
    const begin = (subject: string) => (begun.push(subject), toPriyaAbout(subject));
    sendMail = async ({ subject }) => void sent.push(subject);
    const named = {
      ...helloToPriya,
      LOGIN_CODE: () => begin("code"),
      NEWSLETTER_DIGEST: () => begin("digest"),
    };
    await anotherInstance(named).drain();
    expect(begun).toEqual(["code", ...Array.from({ length: 24 }, () => "digest")]);
    expect(sent.slice(0, 5)).toContain("code");
  });
});

describe("a mail that repeatedly fails", () => {
  it("is given up after three days with an error in the log, and its row contains no address", async () => {
    await enqueue(1);
    sendMail = () =>
      Promise.reject(
        Object.assign(new Error("550 <priya@example.com> unknown"), { code: "EENVELOPE" }),
      );
    const begunAt = app.clock.now();
    let triedAt = begunAt;
    for (let i = 0; i < 26; i += 1) {
      triedAt = app.clock.now();
      expect(await worker.drain()).toBe(1);
      app.clock.advanceTo((await rows())[0]?.nextAttemptAt ?? triedAt);
    }
    expect(await worker.drain()).toBe(0);
    const triedMs = triedAt.getTime() - begunAt.getTime();
    expect(triedMs).toBeGreaterThan(days(3));
    expect(triedMs).toBeLessThan(days(3.1));
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 26, lastError: "Error EENVELOPE", doneAt: null });
    expect(row?.deadAt).not.toBeNull();
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ...Array.from({ length: 25 }, () => ["warn", "mail not sent"]),
      ["error", "mail given up"],
    ]);
  });
});
