import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { savedViewTexts } from "#texts/saved-views";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildRecruiter, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";

const SAVE = `mutation ($input: SaveViewInput!) { saveView(input: $input) {
  view { id name address } userErrors { field code message } } }`;
const DELETE = `mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) {
  deletedViewId userErrors { code } } }`;

let app: TestApp;
let ada: TestClient;
let ben: TestClient;
beforeAll(async () => {
  app = await createTestApp();
  const company = await buildCompany(app);
  ada = await signedIn(app, await buildRecruiter(app, company));
  ben = await signedIn(app, await buildRecruiter(app, company));
});
afterAll(() => app.close());

const save = async (client: TestClient, name: string, address: string) =>
  (await client.graphql(SAVE, { input: { name, address } })).data.saveView;
const names = async (client: TestClient): Promise<string[]> =>
  (await client.graphql("{ savedViews { name address } }")).data.savedViews.map(
    ({ name }: { name: string }) => name,
  );

describe("saved views", () => {
  it("are the person's own, by name", async () => {
    await save(ada, "New ones", "/desk/applications?stage=SUBMITTED");
    await save(ada, " Late ", "/desk/applications?unanswered=2&name=Ana+O%27Neil");
    expect(await names(ada)).toEqual(["Late", "New ones"]);
    expect(await names(ben)).toEqual([]);
  });

  it("are replaced by another with the same name, also from two tabs at once", async () => {
    const first = await save(ben, "Mine", "/desk/jobs?mine=1");
    const others = await Promise.all([
      save(ben, "Mine", "/desk/jobs?sort=EXPIRING"),
      save(ben, "Mine", "/desk/jobs?sort=EXPIRING"),
    ]);
    for (const { view, userErrors } of others) {
      expect(userErrors).toEqual([]);
      expect(view).toEqual({ ...first.view, address: "/desk/jobs?sort=EXPIRING" });
    }
    expect(await names(ben)).toEqual(["Mine"]);
  });

  it("are not replaced by one of another list, where they are not shown", async () => {
    const { view } = await save(ada, "Offers", "/desk/applications?stage=OFFER");
    const { userErrors } = await save(ada, " offers", "/desk/people?stage=OFFER");
    expect(userErrors).toEqual([
      { field: "name", code: "BAD_INPUT", message: savedViewTexts.nameElsewhere },
    ]);
    expect((await save(ada, "offers", "/desk/applications")).view.id).toBe(view.id);
  });

  it.each([
    ["", "/desk", "name"],
    ["x".repeat(61), "/desk", "name"],
    ["Elsewhere", "https://example.com/desk", "address"],
    ["Elsewhere", "//example.com", "address"],
    ["Elsewhere", "/desk/../account", "address"],
    ["Elsewhere", "/desk\\@example.com", "address"],
    ["Elsewhere", "/account", "address"],
    ["Elsewhere", `/desk?q=${"x".repeat(500)}`, "address"],
  ])("refuse the name %j with the address %j", async (name, address, field) => {
    const { view, userErrors } = await save(ada, name, address);
    expect(view).toBeNull();
    expect(userErrors).toMatchObject([{ field, code: "BAD_INPUT" }]);
  });

  it("are deleted by their owner alone", async () => {
    const { view } = await save(ada, "Short-lived", "/desk");
    const drop = async (client: TestClient) =>
      (await client.graphql(DELETE, { input: { id: view.id } })).data.deleteSavedView;
    expect(await drop(ben)).toMatchObject({ userErrors: [{ code: "NOT_FOUND" }] });
    expect(await drop(ada)).toEqual({ deletedViewId: view.id, userErrors: [] });
    expect(await drop(ada)).toMatchObject({ userErrors: [{ code: "NOT_FOUND" }] });
  });

  it("are 50 at most", async () => {
    for (let index = (await names(ben)).length; index < 50; index += 1)
      await save(ben, `View ${index}`, "/desk");
    const { userErrors } = await save(ben, "One more", "/desk");
    expect(userErrors).toMatchObject([{ field: "name", code: "BAD_INPUT" }]);
    expect((await save(ben, "Mine", "/desk/jobs")).userErrors).toEqual([]);
  });
});
