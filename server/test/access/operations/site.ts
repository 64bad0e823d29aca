import { newId } from "../../../core/ids.js";
import { SavedView } from "../../../modules/saved-views/saved-view.entity.js";
import type { World } from "../actors.js";
import { query, mutation, type Ask, type OperationRows } from "./ask.js";

/** `node` with the id that this gives. */
const node =
  (idOf: (world: World) => string | Promise<string>): Ask =>
  async (world, client) =>
    client.graphql("query ($id: ID!) { node(id: $id) { id } }", { id: await idOf(world) });

/** The id of a view of `recruiter`. */
async function newView({ app, people }: World): Promise<string> {
  const [id, createdAt] = [newId(), app.clock.now()];
  const view = { name: id, address: "/desk/applications" };
  const row = { id, userId: people.recruiter.id, createdAt, ...view };
  await app.dataSource.manager.insert(SavedView, row);
  return id;
}

const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }`;

/** The id of a key that no actor has. */
async function newKey(world: World): Promise<string> {
  const admin = await world.client("admin");
  const input = { name: "Payroll", scopes: ["JOBS_READ"] };
  return (await admin.graphql(CREATE_KEY, { input })).data.createApiKey.apiKey.id;
}

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const siteRows: OperationRows = {
  queries: {
    apiKeys: [query("apiKeys { id }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    auditEvents: [
      query("auditEvents(first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    homeContent: [query("homeContent { statistics { value } }"), "ok"],
    mailQueue: [query("mailQueue { waiting }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    mailReturns: [query("mailReturns { isConnected }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    "node (job)": [node(({ job }) => job.id), "ok"],
    "node (draft)": [node(({ draft }) => draft.id), "null null null ok null ok ok ok null ok"],
    "node (company)": [node(({ company }) => company.id), "ok"],
    "node (application)": [
      node((world) => world.newApplication()),
      "null ok null ok null ok 2FA 2FA null null",
    ],
    "node (account)": [
      node(({ people }) => people.owner.id),
      "null ok null null null ok null 2FA null null",
    ],
    "node (none)": [node(newId), "null null null null null null null 2FA null null"],
    queuedMails: [
      query("queuedMails(state: WAITING, first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    siteSettings: [query("siteSettings { staffMail }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    searchPosts: [query('searchPosts(query: "visa") { slug }'), "none"],
    systemHealth: [
      query("systemHealth { applications }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    savedViews: [query("savedViews { id }"), "401 403 403 none none none 2FA 2FA 403 403"],
  },
  mutations: {
    discardMail: [
      mutation("discardMail", async (world) => ({ id: await world.newDeadMail() })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    retryMail: [
      mutation("retryMail", async (world) => ({ id: await world.newDeadMail() })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    retryMails: [
      mutation("retryMails", async (world) => {
        await world.newDeadMail();
        return { kind: "CONTACT_RECEIPT" };
      }),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    rotateApiKey: [
      mutation("rotateApiKey", async (world) => ({ id: await newKey(world) })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    updateSiteSettings: [
      mutation("updateSiteSettings", () => ({ staffMail: null })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    createApiKey: [
      mutation("createApiKey", () => ({ name: "Partner", scopes: ["JOBS_READ"] })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    saveView: [
      mutation("saveView", () => ({ name: "Mine", address: "/desk/applications" })),
      "401 403 403 ok ok ok 2FA 2FA 403 403",
    ],
    deleteSavedView: [
      mutation("deleteSavedView", async (world) => ({ id: await newView(world) })),
      "401 403 403 ok 404 404 2FA 2FA 403 403",
    ],
    revokeApiKey: [
      mutation("revokeApiKey", async (world) => ({ id: await newKey(world) })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
  },
};
