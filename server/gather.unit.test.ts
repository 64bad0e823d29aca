import { expect, it } from "@jest/globals";
import { seconds } from "./core/clock.js";
import { gather } from "./gather.js";
import { timer } from "./modules/base.js";
import type { NoticeRenderers } from "./modules/outbox/notices.js";

const rest = () => Promise.resolve();
const mail = () => Promise.resolve(null);

it("puts services beside each other, and joins lists in the order of the modules", () => {
  const first = { jobs: 1, parts: { timers: [timer("first", seconds(1), rest)] } };
  const second = { plans: 2, parts: { timers: [timer("second", seconds(1), rest)] } };
  const gathered = gather(gather(first, second), { terms: 3, parts: {} });
  expect(gathered).toMatchObject({ jobs: 1, plans: 2, terms: 3 });
  expect(gathered.parts.timers.map(({ name }) => name)).toEqual(["first", "second"]);
  expect(gathered.parts.queues).toEqual([]);
});

it("refuses a service or an email that two modules bring", () => {
  const module = { jobs: 1, parts: {} };
  expect(() => gather(module, module)).toThrow('Two modules bring "jobs".');
  const sender = { parts: { notices: { LOGIN_CODE: mail } } };
  expect(() => gather(sender, sender)).toThrow('Two modules bring "LOGIN_CODE".');
});

it("knows the names of the emails: what is missing doesn't compile", () => {
  const { parts } = gather({ parts: { notices: { LOGIN_CODE: mail } } }, { parts: {} });
  // @ts-expect-error -- NoticeRenderers has all emails.
  const renderers: NoticeRenderers = parts.notices;
  expect(Object.keys(renderers)).toEqual(["LOGIN_CODE"]);
});
