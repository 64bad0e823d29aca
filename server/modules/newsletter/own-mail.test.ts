import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { NewsletterSubscriber } from "./newsletter.entity.js";

const READ = "{ myMailPreferences { email subscriptions { topic query frequency } } }";
const SET = `mutation ($input: SetMailPreferencesInput!) { setMailPreferences(input: $input) {
  preferences { subscriptions { topic query frequency } } userErrors { field code } } }`;

let app: TestApp;
let client: TestClient;
let email: string;
beforeAll(async () => {
  app = await createTestApp();
  const user = await buildUser(app);
  email = user.email;
  client = await signedIn(app, user);
});
afterAll(() => app.close());

const news = { topic: "NEWS", frequency: "WEEKLY" };
const alert = (query: string, frequency = "DAILY") => ({ topic: "JOB_ALERTS", query, frequency });
const set = async (...subscriptions: object[]) =>
  (await client.graphql(SET, { input: { subscriptions } })).data.setMailPreferences;
const read = async () => (await client.graphql(READ)).data.myMailPreferences;

it("starts and ends mailings of the own address without a second confirmation", async () => {
  expect(await read()).toEqual({ email, subscriptions: [] });
  await set(news, alert("java"), alert(""));
  expect((await read()).subscriptions).toEqual(
    expect.arrayContaining([{ ...news, query: "" }, alert("java"), alert("")]),
  );
  expect(await app.inbox.mailsTo(email)).toEqual([]);
  const { preferences } = await set(alert("Java", "WEEKLY"));
  expect(preferences.subscriptions).toEqual([alert("java", "WEEKLY")]);
  await set(news);
  expect((await read()).subscriptions).toEqual([{ ...news, query: "" }]);
  await set();
  expect((await read()).subscriptions).toEqual([]);
});

it("stores no consent when all mailings are ended", async () => {
  const someone = await buildUser(app);
  const { email } = someone;
  const other = await signedIn(app, someone);
  const end = () => other.graphql(SET, { input: { subscriptions: [] } });
  await end();
  expect(await app.dataSource.manager.findBy(NewsletterSubscriber, { email })).toEqual([]);
  await other.graphql(SET, { input: { subscriptions: [news] } });
  const given = await app.dataSource.manager.findOneByOrFail(NewsletterSubscriber, { email });
  app.clock.advance(1000);
  await end();
  expect(await app.dataSource.manager.findOneByOrFail(NewsletterSubscriber, { email })).toEqual(
    given,
  );
});

it("leaves one set of mailings when set 10 times at once", async () => {
  await Promise.all(Array.from({ length: 10 }, () => set(news, alert("go"))));
  expect((await read()).subscriptions).toHaveLength(2);
});

it("accepts 20 mailings and refuses 21", async () => {
  const alerts = (count: number) => Array.from({ length: count }, (_, i) => alert(`role ${i}`));
  expect((await set(...alerts(20))).userErrors).toEqual([]);
  expect((await set(...alerts(21))).userErrors).toMatchObject([{ code: "BAD_INPUT" }]);
  expect((await read()).subscriptions).toHaveLength(20);
});

it("has one alert for each filter, in whichever order its values are given", async () => {
  const go = (filter: object) => ({ ...alert("go"), filter });
  await set(
    go({ workplaceType: ["REMOTE", "HYBRID"], jobType: ["CONTRACT"] }),
    go({ jobType: ["CONTRACT"], workplaceType: ["HYBRID", "REMOTE", "HYBRID"] }),
    go({ workplaceType: [], jobType: null, postedWithinDays: 7 }),
    go({ workplaceType: ["REMOTE"] }),
  );
  const { data } = await client.graphql("{ myMailPreferences { subscriptions { search } } }");
  const searches = data.myMailPreferences.subscriptions.map(
    ({ search }: { search: string }) => search,
  );
  expect(searches.sort()).toEqual(["go", "go, Hybrid, Remote, Contract", "go, Remote"]);
});

it("keeps the filters of alerts that are named by their ids", async () => {
  const filtered = { ...alert("nurse"), filter: { workplaceType: ["REMOTE"] } };
  await set(filtered, alert("nurse"));
  const own = `{ myMailPreferences { subscriptions { id search frequency } } }`;
  const list = async () => (await client.graphql(own)).data.myMailPreferences.subscriptions;
  const known = (await list()).find(({ search }: { search: string }) => search === "nurse, Remote");
  await set({ id: known.id, topic: "JOB_ALERTS", frequency: "WEEKLY" }, news);
  expect(await list()).toEqual(
    expect.arrayContaining([
      { id: known.id, search: "nurse, Remote", frequency: "WEEKLY" },
      { id: expect.any(String), search: "", frequency: "WEEKLY" },
    ]),
  );
  const another = await set({ id: "11111111-1111-4111-8111-111111111111", ...alert("x") });
  expect(another.userErrors).toEqual([{ field: "subscriptions.0.id", code: "BAD_INPUT" }]);
  expect(await list()).toHaveLength(2);
});

it("keeps an alert's filters when a client that knows no filters sends its words, if no other alert has the same words", async () => {
  const remote = { ...alert("nurse"), filter: { workplaceType: ["REMOTE"] } };
  const searches = async () => {
    const { data } = await client.graphql("{ myMailPreferences { subscriptions { search } } }");
    const found = data.myMailPreferences.subscriptions.map(
      ({ search }: { search: string }) => search,
    );
    return found.sort();
  };
  await set({ ...remote, query: "" }, remote);
  const { subscriptions } = await read();
  await set(...subscriptions);
  expect(await searches()).toEqual(["Remote", "nurse, Remote"]);
  await set({ ...alert("Nurse"), filter: {} });
  expect(await searches()).toEqual(["nurse"]);
  await set(remote, { ...alert("nurse"), filter: {} });
  await set(alert("nurse"));
  expect(await searches()).toEqual(["nurse"]);
});

it("adds a second alert with the same words if the first one is named by its id", async () => {
  await set({ ...alert("nurse"), filter: { workplaceType: ["REMOTE"] } });
  const own = "{ myMailPreferences { subscriptions { id search } } }";
  const list = async () => (await client.graphql(own)).data.myMailPreferences.subscriptions;
  const [{ id }] = await list();
  await set({ id, topic: "JOB_ALERTS", frequency: "DAILY" }, alert("nurse"));
  expect(await list()).toHaveLength(2);
  expect(await list()).toEqual(
    expect.arrayContaining([
      { id, search: "nurse, Remote" },
      { id: expect.any(String), search: "nurse" },
    ]),
  );
});

it("checks the filters of new alerts only, and says which is refused", async () => {
  const skill = "Zymurgy";
  const { id: jobId } = await buildJob(app, { skills: [skill] });
  const filtered = { ...alert("brewer"), filter: { skills: [skill] } };
  await set(filtered);
  await app.dataSource.query("DELETE FROM jobs WHERE id = ?", [jobId]);
  const gone = { skills: ["Gone"] };
  const { data } = await client.graphql("{ myMailPreferences { subscriptions { id } } }");
  const [{ id }] = data.myMailPreferences.subscriptions;
  expect((await set({ ...alert("x"), id, filter: gone })).userErrors).toEqual([]);
  expect((await set(filtered)).userErrors).toEqual([]);
  const refused = await set(filtered, news, { ...alert("x"), filter: gone });
  expect(refused.userErrors).toEqual([
    { field: "subscriptions.2.filter.skills", code: "BAD_INPUT" },
  ]);
  expect((await read()).subscriptions).toEqual([alert("brewer")]);
});

it("takes as many search words as the list of jobs, and refuses more", async () => {
  expect((await set(alert("x".repeat(200)))).userErrors).toEqual([]);
  expect((await set(alert("x".repeat(201)))).userErrors).toMatchObject([{ code: "BAD_INPUT" }]);
});
