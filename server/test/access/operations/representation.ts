import { later, days } from "../../../core/clock.js";
import { grantConsent } from "../../consent.js";
import type { World } from "../actors.js";
import { query, mutation, mutationText, type OperationRows } from "./ask.js";

/** Sends the resume of `owner` to a client. */
async function submitToClient(world: World): Promise<void> {
  const id = await world.newApplication();
  await grantConsent(world.app, id);
  const input = { id, status: "SUBMITTED_TO_CLIENT", expectedVersion: 1 };
  const recruiter = await world.client("recruiter");
  const { data } = await recruiter.graphql(mutationText("moveApplication"), { input });
  if (data.moveApplication.userErrors.length > 0) throw new Error("The resume was not sent.");
}

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const representationRows: OperationRows = {
  queries: {
    myRepresentations: [
      async (world, client) => {
        await grantConsent(world.app, await world.newApplication());
        return client.graphql("{ myRepresentations(first: 1) { nodes { id } } }");
      },
      "401 ok none none none none none none 403 403",
    ],
    mySubmissions: [
      async (world, client) => {
        await submitToClient(world);
        return client.graphql("{ mySubmissions(first: 1) { nodes { id } } }");
      },
      "401 ok none none none none none none 403 403",
    ],
    representation: [query('representation(token: "forged") { id }'), "null"],
    representations: [
      async (world, client) => {
        await grantConsent(world.app, await world.newApplication());
        const text =
          "query ($id: ID!) { representations(candidateId: $id, first: 1) { nodes { id } } }";
        return client.graphql(text, { id: world.people.owner.id });
      },
      "401 403 403 ok none ok 2FA 2FA 403 403",
    ],
  },
  mutations: {
    requestRepresentation: [
      mutation("requestRepresentation", async (world) => ({
        applicationId: await world.newApplication(),
        clientName: "Cedar Health",
        rate: { amount: 7000, period: "HOUR" },
        validUntil: later(world.app.clock.now(), days(30)),
      })),
      "401 403 404 ok 404 ok 2FA 2FA 403 403",
    ],
    answerRepresentation: [
      mutation("answerRepresentation", async (world) => ({
        id: await world.newRequest(),
        accept: false,
      })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
    "answerRepresentation (by link)": [
      mutation("answerRepresentation", () => ({ token: "forged", accept: false })),
      "INVALID_LINK",
    ],
    withdrawRepresentation: [
      mutation("withdrawRepresentation", async (world) => ({
        id: await grantConsent(world.app, await world.newApplication()),
      })),
      "401 ok 404 404 404 404 404 404 403 403",
    ],
  },
};
