import { query, mutation, type OperationRows } from "./ask.js";
import { byJob } from "./shared-rows.js";

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
    queuedMails: [
      query("queuedMails(state: WAITING, first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    siteSettings: [query("siteSettings { staffMail }"), "401 403 403 403 403 ok 403 2FA 403 403"],
    searchPosts: [query('searchPosts(query: "visa") { slug }'), "none"],
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
    rotateApiKey: [
      mutation("rotateApiKey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
      "401 403 403 403 403 404 403 2FA 403 403",
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
      mutation("deleteSavedView", byJob),
      "401 403 403 404 404 404 2FA 2FA 403 403",
    ],
    revokeApiKey: [
      mutation("revokeApiKey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
      "401 403 403 403 403 404 403 2FA 403 403",
    ],
  },
};
