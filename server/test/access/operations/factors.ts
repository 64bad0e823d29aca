import { query, mutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const factorsRows: OperationRows = {
  queries: {
    factorResets: [
      query("factorResets(first: 1) { nodes { id } }"),
      "401 403 403 403 403 none 403 2FA 403 403",
    ],
  },
  mutations: {
    confirmTotpEnrollment: [
      mutation("confirmTotpEnrollment", () => ({ code: "000000" })),
      "401 403 403 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
    ],
    cancelFactorReset: [
      mutation("cancelFactorReset", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
      "401 404 404 404 404 404 404 404 403 403",
    ],
    "cancelFactorReset (by link)": [
      mutation("cancelFactorReset", () => ({ token: "forged" })),
      "INVALID_LINK",
    ],
    confirmFactorReset: [
      mutation("confirmFactorReset", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
      "401 403 403 403 403 404 403 2FA 403 403",
    ],
    finishPasskeyRegistration: [
      mutation("finishPasskeyRegistration", () => ({ responseJson: "{}", name: "Phone" })),
      "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
    ],
    makeRecoveryCodes: [
      (_world, client) => client.graphql("mutation { makeRecoveryCodes { userErrors { code } } }"),
      "401 403 403 CONFLICT CONFLICT CONFLICT 2FA 2FA 403 403",
    ],
    provePasskey: [
      mutation("provePasskey", () => ({ responseJson: "{}" })),
      "401 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
    ],
    removePasskey: [
      mutation("removePasskey", () => ({ id: "01890000-0000-7000-8000-000000000000" })),
      "401 404 404 404 404 404 2FA 2FA 403 403",
    ],
    removeTotp: [
      (_world, client) => client.graphql("mutation { removeTotp { userErrors { code } } }"),
      "401 403 403 404 404 404 2FA 2FA 403 403",
    ],
    renamePasskey: [
      mutation("renamePasskey", () => ({
        id: "01890000-0000-7000-8000-000000000000",
        name: "Phone",
      })),
      "401 404 404 404 404 404 404 404 403 403",
    ],
    requestFactorReset: [
      mutation("requestFactorReset", () => ({ userId: "01890000-0000-7000-8000-000000000000" })),
      "401 403 403 403 403 404 403 2FA 403 403",
    ],
    signInWithPasskey: [
      mutation("signInWithPasskey", () => ({ responseJson: "{}" })),
      "INVALID_CODE",
    ],
    startPasskeyProof: [
      (_world, client) => client.graphql("mutation { startPasskeyProof { userErrors { code } } }"),
      "401 404 404 404 404 404 404 404 403 403",
    ],
    startPasskeyRegistration: [
      (_world, client) =>
        client.graphql("mutation { startPasskeyRegistration { userErrors { code } } }"),
      "401 ok ok ok ok ok ok ok 403 403",
    ],
    startPasskeySignIn: [
      (_world, client) => client.graphql("mutation { startPasskeySignIn { userErrors { code } } }"),
      "ok",
    ],
    startTotpEnrollment: [
      (_world, client) =>
        client.graphql("mutation { startTotpEnrollment { userErrors { code } } }"),
      "401 403 403 ok ok ok ok ok 403 403",
    ],
    verifySecondFactor: [
      mutation("verifySecondFactor", () => ({ code: "000000" })),
      "401 403 403 INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE INVALID_CODE 403 403",
    ],
  },
};
