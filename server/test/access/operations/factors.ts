import { days, later } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import type { User } from "../../../modules/accounts/user.entity.js";
import { FactorReset } from "../../../modules/factors/factor-reset.entity.js";
import { Passkey } from "../../../modules/factors/passkey.entity.js";
import { buildUser } from "../../factories.js";
import type { World } from "../actors.js";
import { query, mutation, mutationText, type Ask, type OperationRows } from "./ask.js";

async function newPasskey({ app }: World, { id: userId }: User): Promise<string> {
  const [id, createdAt] = [newId(), app.clock.now()];
  const key = { publicKey: "", counter: "0", transports: [], backedUp: false, name: "Phone" };
  const row = { id, userId, credentialId: newId(), createdAt, ...key };
  await app.dataSource.manager.insert(Passkey, row);
  return id;
}

/** Changes a passkey of `owner`, who has none in other rows. */
const ofPasskey =
  (name: string, change: object = {}): Ask =>
  async (world, client) => {
    const id = await newPasskey(world, world.people.owner);
    const answer = await client.graphql(mutationText(name), { input: { id, ...change } });
    await world.app.dataSource.manager.delete(Passkey, { id });
    return answer;
  };

async function newRecruiter(world: World): Promise<User> {
  const user = await buildUser(world.app, { role: "RECRUITER" });
  await newPasskey(world, user);
  return user;
}

/** The id of a reset that an administrator outside the matrix asked for. */
async function newReset({ app }: World, { id: userId }: User): Promise<string> {
  const { id: requestedById } = await buildUser(app, { role: "ADMIN" });
  const [id, createdAt] = [newId(), app.clock.now()];
  const takesEffectAt = later(createdAt, days(1));
  const row = { id, userId, requestedById, createdAt, takesEffectAt };
  await app.dataSource.manager.insert(FactorReset, row);
  return id;
}

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
      mutation("cancelFactorReset", async (world) => ({
        id: await newReset(world, world.people.owner),
      })),
      "401 ok 404 404 404 ok 404 2FA 403 403",
    ],
    "cancelFactorReset (by link)": [
      mutation("cancelFactorReset", () => ({ token: "forged" })),
      "INVALID_LINK",
    ],
    confirmFactorReset: [
      mutation("confirmFactorReset", async (world) => ({
        id: await newReset(world, await newRecruiter(world)),
      })),
      "401 403 403 403 403 ok 403 2FA 403 403",
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
    removePasskey: [ofPasskey("removePasskey"), "401 ok 404 404 404 404 2FA 2FA 403 403"],
    removeTotp: [
      (_world, client) => client.graphql("mutation { removeTotp { userErrors { code } } }"),
      "401 403 403 404 404 404 2FA 2FA 403 403",
    ],
    renamePasskey: [
      ofPasskey("renamePasskey", { name: "Work phone" }),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    reportFactorChange: [
      mutation("reportFactorChange", () => ({ token: "forged" })),
      "INVALID_LINK",
    ],
    requestFactorReset: [
      mutation("requestFactorReset", async (world) => ({ userId: (await newRecruiter(world)).id })),
      "401 403 403 403 403 ok 403 2FA 403 403",
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
