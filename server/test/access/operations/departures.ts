import { buildUser } from "../../factories.js";
import { query, mutation, bareMutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const departuresRows: OperationRows = {
  queries: {
    deletionPreview: [
      query("deletionPreview { runningPlans }"),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
  },
  mutations: {
    cancelAccountDeletion: [
      mutation("cancelAccountDeletion", () => ({})),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    "cancelAccountDeletion (by mail)": [
      mutation("cancelAccountDeletion", () => ({ token: "forged" })),
      "INVALID_LINK",
    ],
    requestPersonDeletion: [
      mutation("requestPersonDeletion", async ({ app }) => {
        const { id, email } = await buildUser(app);
        return { userId: id, email };
      }),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    cancelPersonDeletion: [
      mutation("cancelPersonDeletion", async ({ app }) => ({ userId: (await buildUser(app)).id })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    requestPersonDataExport: [
      mutation("requestPersonDataExport", async ({ app }) => {
        const { id, email } = await buildUser(app);
        return { userId: id, email };
      }),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    requestAccountDeletion: [
      async (world, client, actor) => {
        const answer = await bareMutation("requestAccountDeletion")(world, client, actor);
        // Whoever waits for the deletion can't buy a plan.
        await client.graphql("mutation { cancelAccountDeletion(input: {}) { message } }");
        return answer;
      },
      // The only administrator has to stay.
      "401 ok ok ok ok CONFLICT 2FA 2FA 403 403",
    ],
    requestDataExport: [bareMutation("requestDataExport"), "401 ok ok ok ok ok 2FA 2FA 403 403"],
  },
};
