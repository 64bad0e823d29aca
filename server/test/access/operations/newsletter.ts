import { newEmail } from "../../factories.js";
import { query, mutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const newsletterRows: OperationRows = {
  queries: {
    newsletterNumbers: [
      query("newsletterNumbers { unconfirmed }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    myMailPreferences: [query("myMailPreferences { email }"), "401 ok ok ok ok ok ok ok 403 403"],
    newsletterPreferences: [
      query('newsletterPreferences(token: "forged") { email }'),
      "INVALID_LINK",
    ],
  },
  mutations: {
    confirmNewsletter: [mutation("confirmNewsletter", () => ({ token: "forged" })), "INVALID_LINK"],
    setMailPreferences: [
      mutation("setMailPreferences", () => ({ subscriptions: [] })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    subscribeToNewsletter: [
      mutation("subscribeToNewsletter", () => ({ email: newEmail(), topics: ["NEWS"] })),
      "ok",
    ],
    unsubscribeFromNewsletter: [
      mutation("unsubscribeFromNewsletter", () => ({ token: "forged" })),
      "INVALID_LINK",
    ],
    updateNewsletterPreferences: [
      mutation("updateNewsletterPreferences", () => ({ token: "forged", keep: [] })),
      "INVALID_LINK",
    ],
  },
};
