import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { doors } from "../../test/applications/doors.js";
import { Harness, pdfFile } from "../../test/applications/harness.js";
import type { User } from "../accounts/user.entity.js";

const MINE = `query ($jobId: ID!) { myApplication(jobId: $jobId) { relocation } }`;
const EMPTY = { name: "", phone: "", location: "", countryCode: "+1", linkedin: "" };
const ANSWERS = { name: "Ana Ruiz", phone: "9876543210", countryCode: "+91", location: "Pune" };

let app: TestApp;
let is: Harness;
beforeAll(async () => {
  app = await createTestApp();
  is = new Harness(app);
});
afterAll(() => app.close());

/** An account made by a first code, with what the person has given since. */
async function newcomer(given: Partial<User> = {}) {
  const user = await buildUser(app, { ...EMPTY, ...given });
  return { user, client: await signedIn(app, user), email: user.email };
}

const profileOf = ({ id }: User) => app.services.accounts.get(id);
const changesOf = ({ id }: User): Promise<{ details: object }[]> =>
  app.dataSource.query(
    "SELECT details FROM audit_events WHERE kind = 'PROFILE_CHANGED' AND subjectId = ?",
    [id],
  );

describe.each(doors)("the answers of an application through $name", (door) => {
  it("fill in an empty profile, which then names the person in the email", async () => {
    const { user, client, email } = await newcomer();
    const jobId = (await buildJob(app)).id;
    const linkedin = "linkedin.com/in/ana";
    const outcome = await door.apply(client, { jobId, email, ...ANSWERS, linkedin }, pdfFile());
    expect(outcome.code).toBeNull();
    expect(await profileOf(user)).toMatchObject({
      ...ANSWERS,
      linkedin: "https://linkedin.com/in/ana",
      isProfileComplete: true,
    });
    expect(await changesOf(user)).toEqual([
      { details: { fields: "name, phone, location, linkedin" } },
    ]);
    const [mail] = await app.inbox.mailsTo(email);
    expect(mail?.body.text).toContain("Hi Ana Ruiz,");
  });

  it("change nothing that the person has given", async () => {
    const given = { name: "Ana Maria Ruiz", location: "Austin, TX" };
    const { user, client, email } = await newcomer(given);
    const jobId = (await buildJob(app)).id;
    await door.apply(client, { jobId, email, ...ANSWERS, linkedin: "" }, pdfFile());
    const { phone, countryCode } = ANSWERS;
    expect(await profileOf(user)).toMatchObject({ ...given, phone, countryCode, linkedin: "" });
  });

  it("of a second application change nothing either", async () => {
    const { user, client, email } = await newcomer();
    const [first, second] = [await buildJob(app), await buildJob(app)];
    await door.apply(client, { jobId: first.id, email, ...ANSWERS }, pdfFile());
    const others = { name: "A. Ruiz", phone: "5125550142", countryCode: "+1", location: "Austin" };
    await door.apply(client, { jobId: second.id, email, ...others }, pdfFile());
    expect(await profileOf(user)).toMatchObject(ANSWERS);
    expect(await changesOf(user)).toHaveLength(1);
  });

  it("leave out what the profile would refuse", async () => {
    const { user, client, email } = await newcomer();
    const jobId = (await buildJob(app)).id;
    const input = { ...ANSWERS, phone: "", countryCode: "", linkedin: "https://ana.example/cv" };
    await door.apply(client, { jobId, email, ...input }, pdfFile());
    expect(await profileOf(user)).toMatchObject({
      ...{ name: ANSWERS.name, location: ANSWERS.location },
      ...{ phone: "", countryCode: "+1", linkedin: "", isProfileComplete: false },
    });
  });

  it("fill in nothing if the application is refused", async () => {
    const { user, client, email } = await newcomer();
    const jobId = (await buildJob(app)).id;
    const outcome = await door.apply(client, { jobId, email, ...ANSWERS, visaType: "none" });
    expect(outcome.code).not.toBeNull();
    expect(await profileOf(user)).toMatchObject(EMPTY);
  });

  it("may leave open whether the person would relocate", async () => {
    const { client, email } = await newcomer();
    const jobId = (await buildJob(app)).id;
    await door.apply(client, { jobId, email, ...ANSWERS, relocation: null }, pdfFile());
    const { data } = await client.graphql(MINE, { jobId });
    expect(data.myApplication).toEqual({ relocation: null });
    const query = new URLSearchParams({ email });
    const { body } = await client.get(`/api/apply-jobs/user/last?${query.toString()}`);
    expect(body.relocation).toBe("");
  });
});

it("leaves nothing behind of an application whose job closes during the upload", async () => {
  const { user, client, email } = await newcomer();
  const job = await buildJob(app);
  await app.dataSource.query("UPDATE jobs SET status = 'CLOSED' WHERE id = ?", [job.id]);
  for (const door of doors) {
    const outcome = await door.apply(client, { jobId: job.id, email, ...ANSWERS }, pdfFile());
    expect(outcome.code).toBe("JOB_CLOSED");
  }
  expect(await is.applications(user)).toEqual([]);
  expect(await profileOf(user)).toMatchObject(EMPTY);
});
