import { newEmail } from "../../factories.js";
import { query, mutation, type OperationRows } from "./ask.js";

//                           visitor owner other recruiter rival admin recruiter1 admin1 reader writer
export const contactRows: OperationRows = {
  queries: {
    contactMessage: [
      async (world, client) =>
        client.graphql("query ($id: ID!) { contactMessage(id: $id) { id } }", {
          id: await world.newMessage(),
        }),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    contactMessages: [
      query("contactMessages(first: 1) { nodes { id } }"),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
  },
  mutations: {
    answerContactMessage: [
      mutation("answerContactMessage", async (world) => ({
        id: await world.newMessage(),
        text: "Thank you.",
      })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    assignContactMessage: [
      mutation("assignContactMessage", async (world) => ({
        id: await world.newMessage(),
        assigneeId: world.people.admin.id,
      })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    finishContactMessage: [
      mutation("finishContactMessage", async (world) => ({ id: await world.newMessage() })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    reopenContactMessage: [
      mutation("reopenContactMessage", async (world) => ({ id: await world.newMessage() })),
      "401 403 403 403 403 ok 403 2FA 403 403",
    ],
    sendContactMessage: [
      mutation("sendContactMessage", () => ({ name: "Ana", email: newEmail(), message: "Hello" })),
      "ok",
    ],
  },
};
