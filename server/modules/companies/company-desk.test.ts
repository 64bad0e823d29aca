import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { CompanyContact } from "./company-contact.entity.js";
import { Company, CompanyRecruiter } from "./company.entity.js";

const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) {
  company { id name description website location industry } userErrors { field code message } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) {
  company { name description website location industry } userErrors { field code } } }`;
const LIST = `query ($query: String, $first: Int!, $after: String) {
  deskCompanies(query: $query, first: $first, after: $after) {
    totalCount nodes { id name viewerCanEdit viewerCanKeepContacts } pageInfo { endCursor hasNextPage } } }`;
const ADD = `mutation ($input: AddCompanyContactInput!) { addCompanyContact(input: $input) {
  contact { id name role email phone notes } userErrors { field code message } } }`;
const CHANGE = `mutation ($input: UpdateCompanyContactInput!) { updateCompanyContact(input: $input) {
  contact { name role email phone notes } userErrors { field code } } }`;
const REMOVE = `mutation ($input: RemoveCompanyContactInput!) { removeCompanyContact(input: $input) {
  removedId userErrors { code } } }`;
const CONTACTS = `query ($id: ID!, $first: Int!, $after: String) {
  companyContacts(companyId: $id, first: $first, after: $after) {
    totalCount nodes { name } pageInfo { endCursor } } }`;

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const withRole = async (company: Company, role: CompanyRecruiter["role"]): Promise<User> => {
  const user = await buildRecruiter(app, company);
  const member = { companyId: company.id, userId: user.id };
  await app.dataSource.manager.update(CompanyRecruiter, member, { role });
  return user;
};
const create = async (input: object) => (await admin.graphql(CREATE, { input })).data.createCompany;
const eventsOf = (companyId: string) =>
  app.dataSource.manager.findBy(AuditEvent, { targetKind: "COMPANY", targetId: companyId });

describe("adding a company", () => {
  it("cleans what was typed, and gives it a slug of its own", async () => {
    const { company, userErrors } = await create({
      ...{ name: "  Kiln & Cø.  ", website: "kiln.example/about", location: " " },
      ...{ description: "Bakes.\r\nBricks.", industry: "Ceramics" },
    });
    expect(userErrors).toEqual([]);
    expect(company).toEqual({
      id: expect.any(String),
      name: "Kiln & Cø.",
      description: "Bakes.\nBricks.",
      website: "https://kiln.example/about",
      location: null,
      industry: "Ceramics",
    });
    const { company: second } = await create({ name: "Kiln Cø" });
    const { manager } = app.dataSource;
    const [first, other] = await Promise.all(
      [company.id, second.id].map((id) => manager.findOneByOrFail(Company, { id })),
    );
    expect([first?.slug, other?.slug]).toEqual(["kiln-c", "kiln-c-2"]);
    expect((await eventsOf(company.id)).map(({ kind }) => kind)).toEqual(["COMPANY_CREATED"]);
  });

  it.each<[string, object, string]>([
    ["no name", { name: " " }, "name"],
    ["a name that is too long", { name: "x".repeat(121) }, "name"],
    ["a script as the website", { name: "A1", website: "javascript:alert(1)" }, "website"],
    [
      "a description that is too long",
      { name: "A2", description: "x".repeat(5001) },
      "description",
    ],
    ["a control character", { name: "A3", location: "Dallas\u0000" }, "location"],
  ])("refuses %s", async (_what, input, field) => {
    const before = await app.dataSource.manager.count(Company);
    const { company, userErrors } = await create(input);
    expect(company).toBeNull();
    expect(userErrors).toEqual([
      { field, code: "BAD_INPUT", message: expect.stringMatching(/\w/) },
    ]);
    expect(await app.dataSource.manager.count(Company)).toBe(before);
  });

  it("refuses a name that is taken, and of 10 at once accepts one", async () => {
    const given = { name: "Alder Works" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(given)));
    expect(answers.filter(({ company }) => company !== null)).toHaveLength(1);
    const refused = answers.filter(({ company }) => company === null);
    for (const { userErrors } of refused)
      expect(userErrors).toEqual([expect.objectContaining({ field: "name", code: "CONFLICT" })]);
    expect((await create({ name: "alder works" })).userErrors[0].code).toBe("CONFLICT");
  });
});

describe("changing a company", () => {
  it("changes what is given, and records only real changes", async () => {
    const company = await buildCompany(app);
    const owner = await signedIn(app, await withRole(company, "OWNER"));
    const input = { id: company.id, location: "Reno, NV", website: "", industry: "Logistics" };
    const { data } = await owner.graphql(UPDATE, { input });
    expect(data.updateCompany).toEqual({
      company: {
        name: company.name,
        description: "Builds logistics software.",
        website: null,
        location: "Reno, NV",
        industry: "Logistics",
      },
      userErrors: [],
    });
    await owner.graphql(UPDATE, { input });
    const events = await eventsOf(company.id);
    expect(events.map(({ kind, details }) => [kind, details])).toEqual([
      ["COMPANY_CHANGED", { fields: "website, location" }],
    ]);
  });

  it("makes its jobs be found by the new name, on pages that were rendered before", async () => {
    const company = await buildCompany(app, { name: "Quartzite" });
    await buildJob(app, { company });
    let announced = 0;
    app.services.changeFollower.onChanges(() => (announced += 1));
    const found = async (query: string) =>
      (
        await app
          .client()
          .graphql("query ($query: String) { jobs(first: 5, query: $query) { totalCount } }", {
            query,
          })
      ).data.jobs.totalCount;
    expect([await found("quartzite"), await found("obsidian")]).toEqual([1, 0]);
    await admin.graphql(UPDATE, { input: { id: company.id, name: "Obsidian" } });
    expect([await found("quartzite"), await found("obsidian")]).toEqual([0, 1]);
    expect(announced).toBe(1);
  });

  it("refuses an edit of an older version, and tells how it is now", async () => {
    const company = await buildCompany(app);
    const version = async () =>
      (await app.dataSource.manager.findOneByOrFail(Company, { id: company.id })).version;
    const answer = async (input: object) => {
      const text = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) {
        company { location version updatedAt } userErrors { field code message } } }`;
      const { data } = await admin.graphql(text, { input: { id: company.id, ...input } });
      return data.updateCompany;
    };
    const saved = await answer({ location: "Reno, NV", expectedVersion: 1 });
    expect(saved).toEqual({
      company: { location: "Reno, NV", version: 2, updatedAt: expect.stringMatching(/Z$/) },
      userErrors: [],
    });
    // Nothing changes: the version stays.
    await answer({ location: "Reno, NV", expectedVersion: 2 });
    expect(await answer({ location: "Waco, TX", expectedVersion: 1 })).toEqual({
      company: saved.company,
      userErrors: [{ field: null, code: "CONFLICT", message: expect.stringMatching(/someone/i) }],
    });
    expect(await version()).toBe(2);
    const both = await Promise.all(
      ["Ames, IA", "Bend, OR"].map((location) => answer({ location, expectedVersion: 2 })),
    );
    const codes = both.map(({ userErrors }) => userErrors[0]?.code ?? "ok");
    expect(codes.sort()).toEqual(["CONFLICT", "ok"]);
    await answer({ location: "Erie, PA" });
    expect(await version()).toBe(4);
  });

  it("is refused for recruiters, who may still read it, and unknown to other companies", async () => {
    const company = await buildCompany(app);
    const recruiter = await signedIn(app, await withRole(company, "RECRUITER"));
    const rival = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
    const input = { id: company.id, name: "Taken Over" };
    expect((await recruiter.graphql(UPDATE, { input })).errors?.[0]?.extensions.code).toBe(
      "FORBIDDEN",
    );
    const { data } = await rival.graphql(UPDATE, { input });
    expect(data.updateCompany.userErrors).toEqual([{ field: null, code: "NOT_FOUND" }]);
  });
});

describe("the list of companies on the desk", () => {
  it("has the companies of the viewer, by name, and finds part of a name", async () => {
    const names = ["Maple 100%", "Maple_Two", "Maplewood"];
    const [first, second, third] = await Promise.all(
      names.map((name) => buildCompany(app, { name })),
    );
    if (!first || !second || !third) throw new Error("no companies");
    const user = await withRole(second, "OWNER");
    await app.dataSource.manager.insert(CompanyRecruiter, {
      ...{ companyId: third.id, userId: user.id, role: "VIEWER" },
    });
    const listed = async (client: TestClient, query?: string) => {
      const { data } = await client.graphql(LIST, { first: 10, query });
      return data.deskCompanies.nodes.map(({ name }: Company) => name);
    };
    const recruiter = await signedIn(app, user);
    expect(await listed(recruiter)).toEqual(["Maple_Two", "Maplewood"]);
    expect(await listed(admin, "maple")).toEqual(names);
    expect(await listed(admin, "0%")).toEqual(["Maple 100%"]);
    expect(await listed(admin, "e_t")).toEqual(["Maple_Two"]);
    const { data } = await recruiter.graphql(LIST, { first: 1 });
    expect(data.deskCompanies.totalCount).toBe(2);
    expect(data.deskCompanies.nodes[0]).toMatchObject({
      viewerCanEdit: true,
      viewerCanKeepContacts: true,
    });
    const after = data.deskCompanies.pageInfo.endCursor;
    const next = await recruiter.graphql(LIST, { first: 1, after });
    expect(next.data.deskCompanies.nodes[0]).toMatchObject({
      name: "Maplewood",
      viewerCanEdit: false,
      viewerCanKeepContacts: false,
    });
  });

  it("counts the members of each company for its staff, and for no one else", async () => {
    const [large, small] = [await buildCompany(app), await buildCompany(app)];
    const members = [await withRole(large, "OWNER"), await withRole(large, "VIEWER")];
    const text = "query ($id: ID!) { company(id: $id) { memberCount } }";
    const counted = async (client: TestClient, { id }: Company) =>
      (await client.graphql(text, { id })).data.company.memberCount;
    const member = await signedIn(app, members[1] ?? (await buildUser(app)));
    expect(await counted(admin, large)).toBe(2);
    expect(await counted(admin, small)).toBe(0);
    expect(await counted(member, large)).toBe(2);
    expect(await counted(member, small)).toBeNull();
    expect(await counted(app.client(), large)).toBeNull();
  });

  it("is empty for a recruiter without a company", async () => {
    const recruiter = await signedIn(app, await buildUser(app, { role: "RECRUITER" }));
    const { data } = await recruiter.graphql(LIST, { first: 10 });
    expect(data.deskCompanies).toMatchObject({ totalCount: 0, nodes: [] });
  });
});

describe("client contacts", () => {
  it("are kept by recruiters, page by page, by name", async () => {
    const company = await buildCompany(app);
    const recruiter = await signedIn(app, await withRole(company, "RECRUITER"));
    const added = await recruiter.graphql(ADD, {
      input: {
        ...{ companyId: company.id, name: " Ada Poe ", role: "Hiring manager" },
        ...{
          email: " Ada@Client.example ",
          phone: "(214) 555-0134 ext. 7",
          notes: "Calls\r\nback.",
        },
      },
    });
    const { contact, userErrors } = added.data.addCompanyContact;
    expect(userErrors).toEqual([]);
    expect(contact).toMatchObject({
      ...{ name: "Ada Poe", role: "Hiring manager", email: "ada@client.example" },
      ...{ phone: "(214) 555-0134 ext. 7", notes: "Calls\nback." },
    });
    await recruiter.graphql(ADD, { input: { companyId: company.id, name: "Aaron Bell" } });
    const page = await recruiter.graphql(CONTACTS, { id: company.id, first: 1 });
    expect(page.data.companyContacts).toMatchObject({
      totalCount: 2,
      nodes: [{ name: "Aaron Bell" }],
    });
    const after = page.data.companyContacts.pageInfo.endCursor;
    const next = await recruiter.graphql(CONTACTS, { id: company.id, first: 1, after });
    expect(next.data.companyContacts.nodes).toEqual([{ name: "Ada Poe" }]);
    const changed = await recruiter.graphql(CHANGE, {
      input: { id: contact.id, email: "", notes: "Left in May." },
    });
    expect(changed.data.updateCompanyContact.contact).toMatchObject({
      ...{ name: "Ada Poe", email: null, notes: "Left in May." },
    });
    await recruiter.graphql(REMOVE, { input: { id: contact.id } });
    expect(await app.dataSource.manager.existsBy(CompanyContact, { id: contact.id })).toBe(false);
    const changes = (await eventsOf(company.id)).map(({ details }) => details.change);
    expect(changes.sort()).toEqual(["ADDED", "ADDED", "CHANGED", "REMOVED"]);
  });

  it.each<[string, object, string]>([
    ["no name", { name: "" }, "name"],
    ["a bad address", { name: "Ada", email: "ada" }, "email"],
    ["words as a phone number", { name: "Ada", phone: "call me" }, "phone"],
    ["notes that are too long", { name: "Ada", notes: "x".repeat(2001) }, "notes"],
  ])("are refused with %s", async (_what, input, field) => {
    const company = await buildCompany(app);
    const { data } = await admin.graphql(ADD, { input: { companyId: company.id, ...input } });
    expect(data.addCompanyContact).toEqual({
      contact: null,
      userErrors: [{ field, code: "BAD_INPUT", message: expect.stringMatching(/\w/) }],
    });
  });

  it("are shown to viewers, who can't change them, and unknown to other companies", async () => {
    const company = await buildCompany(app);
    const viewer = await signedIn(app, await withRole(company, "VIEWER"));
    const rival = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
    const { data } = await admin.graphql(ADD, { input: { companyId: company.id, name: "Ada" } });
    const { id } = data.addCompanyContact.contact;
    const seen = await viewer.graphql(CONTACTS, { id: company.id, first: 5 });
    expect(seen.data.companyContacts.nodes).toEqual([{ name: "Ada" }]);
    const refused = await viewer.graphql(REMOVE, { input: { id } });
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const unknown = await rival.graphql(REMOVE, { input: { id } });
    expect(unknown.data.removeCompanyContact.userErrors).toEqual([{ code: "NOT_FOUND" }]);
  });
});
