import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";

const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id slug } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { name slug } } }`;
const MERGE = `mutation ($input: MergeCompaniesInput!) { mergeCompanies(input: $input) { company { id } userErrors { code } } }`;
const BY_SLUG = "query ($slug: String!) { companyBySlug(slug: $slug) { name slug } }";

let app: TestApp;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});
afterAll(() => app.close());

const create = async (name: string): Promise<{ id: string; slug: string }> =>
  (await admin.graphql(CREATE, { input: { name } })).data.createCompany.company;
const bySlug = async (slug: string) =>
  (await app.client().graphql(BY_SLUG, { slug })).data.companyBySlug;

it("makes slugs of names, and numbers those that are taken", async () => {
  const names = ["Élan & Söhne", "Elan, Sohne", "東京物流", "大阪物流", "  3M!  "];
  const made = [];
  for (const name of names) made.push((await create(name)).slug);
  expect(made).toEqual(["elan-sohne", "elan-sohne-2", "company", "company-2", "3m"]);
});

it("finds a company by its slug, in any case", async () => {
  const { name, slug } = await buildCompany(app, { slug: "quarry-works" });
  expect(await bySlug("quarry-works")).toEqual({ name, slug });
  expect(await bySlug("Quarry-Works")).toEqual({ name, slug });
});

it.each(["", "nobody", "quarry works", "quarry-works ", "quarr\u00ff", "x".repeat(500), "a\u0000"])(
  "finds nothing for %j",
  async (slug) => {
    expect(await bySlug(slug)).toBeNull();
  },
);

it("keeps the slug when a company is renamed", async () => {
  const { id, slug } = await create("Old Name");
  const { data } = await admin.graphql(UPDATE, { input: { id, name: "New Name" } });
  expect(data.updateCompany.company).toEqual({ name: "New Name", slug });
  expect(await bySlug("old-name")).toEqual({ name: "New Name", slug: "old-name" });
  expect(await bySlug("new-name")).toBeNull();
});

it("leads from the slug of a merged company to the one that has its jobs", async () => {
  const from = await buildCompany(app, { name: "Slate", slug: "slate" });
  const into = await buildCompany(app, { slug: "granite" });
  const input = { fromId: from.id, intoId: into.id, confirmName: "Slate" };
  expect((await admin.graphql(MERGE, { input })).data.mergeCompanies.userErrors).toEqual([]);
  expect(await bySlug("slate")).toEqual({ name: into.name, slug: "granite" });
});

it("is in lists, and in no response of the documented REST format", async () => {
  const { id, slug } = await buildCompany(app, { name: "0 First" });
  const { data } = await app.client().graphql("{ companies(first: 1) { nodes { id slug } } }");
  expect(data.companies.nodes).toEqual([{ id, slug }]);
  const { body } = await app.client().get("/api/companies?limit=1");
  expect(body).toMatchObject([{ _id: id }]);
  expect(body[0]).not.toHaveProperty("slug");
});
