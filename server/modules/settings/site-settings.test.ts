import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import * as samples from "#content/home-samples";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { SiteSetting } from "./site-setting.entity.js";

const CONTENT = `statistics { value label } statisticsAreSamples
  testimonials { text name role profileUrl portrait } testimonialsAreSamples`;
const HOME = `home { ${CONTENT} }`;
const GET = `{ siteSettings { staffMail staffMailIsDefault ${HOME} } }`;
const PUBLIC = `{ homeContent { ${CONTENT} } }`;
/** The home page as the site came. */
const CAME = {
  statistics: samples.statistics,
  statisticsAreSamples: true,
  testimonials: samples.testimonials.map((quote) => ({ ...quote, profileUrl: null })),
  testimonialsAreSamples: true,
};
const WITHDRAW = `mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) {
  userErrors { code } } }`;
const UPDATE = `mutation ($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) {
  settings { staffMail staffMailIsDefault ${HOME} } userErrors { field code message } } }`;

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const update = async (input: object) =>
  (await admin.graphql(UPDATE, { input })).data.updateSiteSettings;
const home = async () => (await app.client().graphql(PUBLIC)).data.homeContent;

describe("the site's settings", () => {
  it("are as the site came until someone changes them", async () => {
    expect((await admin.graphql(GET)).data.siteSettings).toEqual({
      ...{ staffMail: "staff@staffboard.example", staffMailIsDefault: true },
      home: CAME,
    });
    expect(await home()).toEqual(CAME);
    expect(CAME.statistics).toHaveLength(4);
  });

  it("show the new figures and quotes at once, and go back to the samples", async () => {
    const told: string[] = [];
    app.services.changeFollower.onChanges((changes) =>
      told.push(...changes.map(({ subject, subjectId }) => `${subject} ${subjectId}`)),
    );
    await home();
    const statistics = [{ value: "120", label: "Jobs filled" }];
    const quote = { text: "Fast.", name: "Ada Poe", role: "Nurse, Dallas" };
    const testimonials = [
      { ...quote, profileUrl: "www.linkedin.com/in/ada" },
      { ...quote, profileUrl: " " },
    ];
    const { userErrors } = await update({ statistics, testimonials });
    expect(userErrors).toEqual([]);
    expect(told).toEqual(["SETTING STATISTICS", "SETTING TESTIMONIALS"]);
    expect(await home()).toEqual({
      ...{ statistics, statisticsAreSamples: false, testimonialsAreSamples: false },
      testimonials: [
        { ...quote, profileUrl: "https://www.linkedin.com/in/ada", portrait: null },
        { ...quote, profileUrl: null, portrait: null },
      ],
    });
    await update({ testimonials: null });
    expect(await home()).toEqual({ ...CAME, statistics, statisticsAreSamples: false });
    const events = await app.dataSource.manager.findBy(AuditEvent, { kind: "SETTING_CHANGED" });
    expect(events.map(({ targetId }) => targetId).sort()).toEqual([
      ...["STATISTICS", "TESTIMONIALS", "TESTIMONIALS"],
    ]);
  });

  it("send news of a withdrawal to the new address when the company has no recruiters", async () => {
    const staffMail = newEmail();
    await update({ staffMail });
    const company = await buildCompany(app);
    const by = await buildUser(app);
    const { id } = await buildApplication(app, await buildJob(app, { company }), { by });
    const candidate = await signedIn(app, by);
    const { data } = await candidate.graphql(WITHDRAW, { input: { id } });
    expect(data.withdrawApplication.userErrors).toEqual([]);
    expect(await app.inbox.mailsTo(staffMail)).toHaveLength(1);
    await update({ staffMail: null });
  });

  it("send contact messages to the new address", async () => {
    const staffMail = newEmail();
    expect((await update({ staffMail })).settings).toMatchObject({
      ...{ staffMail, staffMailIsDefault: false },
    });
    const message = { name: "Ana", email: newEmail(), message: "Hello" };
    await app.client().post("/api/contact", message);
    const [mail] = await app.inbox.mailsTo(staffMail);
    expect(mail?.replyTo).toEqual([message.email]);
    expect((await update({ staffMail: null })).settings.staffMailIsDefault).toBe(true);
  });

  it.each<[string, object, string]>([
    ["no address", { staffMail: "staff" }, "staffMail"],
    ["no figure", { statistics: [] }, "statistics"],
    ["a figure without words", { statistics: [{ value: "1", label: " " }] }, "statistics.0.label"],
    [
      "five figures",
      { statistics: Array.from({ length: 5 }, () => ({ value: "1", label: "Jobs" })) },
      "statistics",
    ],
    [
      "a quote that is too long",
      { testimonials: [{ text: "x".repeat(401), name: "Ada", role: "Nurse" }] },
      "testimonials.0.text",
    ],
    [
      "a profile that is no web address",
      {
        testimonials: [
          { text: "Fast.", name: "Ada", role: "Nurse", profileUrl: "javascript:alert(1)" },
        ],
      },
      "testimonials.0.profileUrl",
    ],
  ])("refuse %s, and change nothing", async (_what, input, field) => {
    const before = await app.dataSource.manager.find(SiteSetting);
    const { settings, userErrors } = await update(input);
    expect(settings).toBeNull();
    expect(userErrors).toEqual([
      { field, code: "BAD_INPUT", message: expect.stringMatching(/\w/) },
    ]);
    expect(await app.dataSource.manager.find(SiteSetting)).toEqual(before);
  });

  it("do without a stored value that this release can't read", async () => {
    const updatedAt = app.clock.now();
    await app.dataSource.manager.upsert(
      SiteSetting,
      { name: "STATISTICS", value: { shape: "of another release" }, updatedAt },
      ["name"],
    );
    expect((await admin.graphql(GET)).data.siteSettings.home.statisticsAreSamples).toBe(true);
  });
});
