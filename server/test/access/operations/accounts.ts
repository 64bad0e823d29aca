import { newEmail } from "../../factories.js";
import { query, mutation, bareMutation, mutationText, type OperationRows } from "./ask.js";
import { PROFILE } from "./shared-rows.js";

const STATUS_SHEET = { status: "GREEN_CARD", stemExtension: "NO" };

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const accountsRows: OperationRows = {
  queries: {
    me: [query("me { id }"), "null ok ok ok ok ok ok ok null null"],
    "me (identities)": [
      query("me { identities(first: 1) { nodes { id viewerCanUnlink } } }"),
      "null ok ok ok ok ok ok ok null null",
    ],
    "me (own audit events)": [
      query("me { auditEvents(first: 1) { nodes { id } } }"),
      "null ok ok ok ok ok ok ok null null",
    ],
    pendingLoginCode: [query("pendingLoginCode { email }"), "null"],
    myStatusSheet: [
      async (world, client) => {
        const owner = await world.client("owner");
        await owner.graphql(mutationText("keepStatusSheet"), { input: STATUS_SHEET });
        const answer = await client.graphql("{ myStatusSheet { status } }");
        await owner.graphql("mutation { forgetStatusSheet { isForgotten } }");
        return answer;
      },
      "401 ok null null null null null null 403 403",
    ],
    signInOptions: [query("signInOptions { googleUrl linkedinUrl }"), "ok"],
  },
  mutations: {
    setApplicationMails: [
      mutation("setApplicationMails", () => ({ enabled: true })),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    confirmFreshProof: [
      mutation("confirmFreshProof", () => ({ code: "000000" })),
      "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
    ],
    endOtherSessions: [bareMutation("endOtherSessions"), "401 ok ok ok ok ok ok ok 403 403"],
    endSession: [
      mutation("endSession", async (world) => ({ id: await world.sessionOfOwner() })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    forgetStatusSheet: [bareMutation("forgetStatusSheet"), "401 ok ok ok ok ok ok ok 403 403"],
    keepStatusSheet: [
      async (_world, client) => {
        const answer = await client.graphql(mutationText("keepStatusSheet"), {
          input: STATUS_SHEET,
        });
        await client.graphql("mutation { forgetStatusSheet { isForgotten } }");
        return answer;
      },
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    requestLoginCode: [mutation("requestLoginCode", () => ({ email: newEmail() })), "ok"],
    signInWithGoogle: [
      mutation("signInWithGoogle", () => ({ credential: "forged", state: "forged" })),
      "INVALID_CODE",
    ],
    signOut: [(_world, client) => client.graphql("mutation { signOut { message } }"), "ok"],
    signUp: [mutation("signUp", () => ({ ...PROFILE, email: newEmail() })), "ok"],
    startFreshProof: [
      (_world, client) => client.graphql("mutation { startFreshProof { userErrors { code } } }"),
      "401 ok ok ok ok ok RATE_LIMITED RATE_LIMITED 403 403",
    ],
    unlinkIdentity: [
      mutation("unlinkIdentity", async (world) => ({ id: await world.newIdentity() })),
      "401 ok 404 404 404 404 2FA 2FA 403 403",
    ],
    updateProfile: [mutation("updateProfile", () => PROFILE), "401 ok ok ok ok ok ok ok 403 403"],
    verifyLoginCode: [
      mutation("verifyLoginCode", () => ({ email: newEmail(), otp: "000000" })),
      "INVALID_CODE",
    ],
  },
};
