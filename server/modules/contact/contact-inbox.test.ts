import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "../../core/ids.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { ContactAnswer } from "./contact-answer.entity.js";
import { ContactMessage } from "./contact-message.entity.js";

const FIELDS = `status doneAt assignee { id name } answers { text delivery author { name } }`;
const LIST = `query ($view: ContactMessageView) { contactMessages(first: 20, view: $view) {
  totalCount nodes { id ${FIELDS} } } }`;
const ANSWER = `mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) {
  contactMessage { ${FIELDS} } userErrors { field code message } } }`;
const ASSIGN = `mutation ($input: AssignContactMessageInput!) { assignContactMessage(input: $input) {
  contactMessage { assignee { id } } userErrors { field code } } }`;
const FINISH = `mutation ($input: FinishContactMessageInput!) { finishContactMessage(input: $input) {
  contactMessage { status doneAt } userErrors { code } } }`;
const REOPEN = `mutation ($input: ReopenContactMessageInput!) { reopenContactMessage(input: $input) {
  contactMessage { status doneAt } userErrors { code } } }`;

let app: TestApp;
let person: User;
let admin: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  person = await buildUser(app, { role: "ADMIN", name: "Elena Torres" });
  admin = await signedIn(app, person);
});
afterAll(() => app.close());

/** Sends a message and returns its id and sender. */
async function receive(message = "Do you file for the H-1B?") {
  const email = newEmail();
  await app.client().post("/api/contact", { name: "Ana Ortiz", email, message });
  const { id } = await app.dataSource.manager.findOneByOrFail(ContactMessage, { email });
  return { id, email };
}
const answer = async (input: object) =>
  (await admin.graphql(ANSWER, { input })).data.answerContactMessage;
const listed = async (view?: string): Promise<string[]> => {
  const { data } = await admin.graphql(LIST, { view });
  return data.contactMessages.nodes.map(({ id }: { id: string }) => id);
};
const kindsOf = async (targetId: string) => {
  const events = await app.dataSource.manager.findBy(AuditEvent, { targetId });
  return events.map(({ kind }) => kind).sort();
};

describe("answering a contact message", () => {
  it("emails the sender, in the same conversation, and says how far the email has come", async () => {
    const { id, email } = await receive("Hello\n<b>there</b> https://evil.example");
    const { contactMessage, userErrors } = await answer({ id, text: "Yes.\n\nCall us." });
    expect(userErrors).toEqual([]);
    expect(contactMessage).toEqual({
      status: "DONE",
      doneAt: expect.any(String),
      assignee: { id: person.id, name: "Elena Torres" },
      answers: [
        { text: "Yes.\n\nCall us.", delivery: "WAITING", author: { name: "Elena Torres" } },
      ],
    });
    const mails = await app.inbox.mailsTo(email);
    // Both go out in one turn of the worker, in any order.
    const mail = mails.find(({ subject }) => subject.startsWith("Re: "));
    const received = mails.find((other) => other !== mail);
    expect(mails).toHaveLength(2);
    expect(mail?.replyTo).toEqual(["staff@staffboard.example"]);
    expect(mail?.subject).toContain(received?.subject ?? "none");
    expect(mail?.body.text).toMatch(/Yes\.\n\nCall us\.[^]*> Hello/);
    expect(mail?.body.text).not.toContain("https://evil.example");
    expect(mail?.body.html).not.toContain("<b>there</b>");
    const { data } = await admin.graphql(LIST, { view: "DONE" });
    const [done] = data.contactMessages.nodes;
    expect(done.answers[0].delivery).toBe("SENT");
    expect(await kindsOf(id)).toEqual(["MESSAGE_ANSWERED"]);
  });

  it("leaves it open if asked to, and says when the email could not be sent", async () => {
    const { id } = await receive();
    const { contactMessage } = await answer({ id, text: "One moment.", done: false });
    expect(contactMessage).toMatchObject({ status: "OPEN", doneAt: null });
    const { manager } = app.dataSource;
    const { id: answerId } = await manager.findOneByOrFail(ContactAnswer, { messageId: id });
    const key = { dedupeKey: `contact-answer ${answerId}` };
    await manager.update(OutboxMessage, key, { deadAt: app.clock.now() });
    const { data } = await admin.graphql(
      `query ($id: ID!) { contactMessage(id: $id) { answers { delivery } } }`,
      { id },
    );
    expect(data.contactMessage.answers).toEqual([{ delivery: "FAILED" }]);
  });

  it("sends nothing twice when a request is repeated", async () => {
    const { id, email } = await receive();
    const sendId = newId();
    const input = { id, text: "Yes.", done: false, sendId };
    const answers = await Promise.all([answer(input), answer(input), answer(input)]);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    // The receipt, and the answer.
    expect(await app.inbox.mailsTo(email)).toHaveLength(2);
    const other = await receive();
    expect((await answer({ ...input, id: other.id })).userErrors[0]).toMatchObject({
      ...{ field: "sendId", code: "BAD_INPUT" },
    });
    expect((await answer({ ...input, sendId: "again" })).userErrors[0].field).toBe("sendId");
  });

  it.each([
    ["no text", { text: " \n " }, "text"],
    ["a text that is too long", { text: "x".repeat(10_001) }, "text"],
  ])("refuses %s", async (_what, input, field) => {
    const { id } = await receive();
    const { contactMessage, userErrors } = await answer({ id, ...input });
    expect([contactMessage, userErrors[0]]).toEqual([
      null,
      { field, code: "BAD_INPUT", message: expect.stringMatching(/\w/) },
    ]);
    expect(await app.dataSource.manager.existsBy(ContactAnswer, { messageId: id })).toBe(false);
  });

  it("refuses a message that is not there", async () => {
    for (const id of [newId(), "none"])
      expect((await answer({ id, text: "Hello" })).userErrors[0].code).toBe("NOT_FOUND");
  });
});

describe("the inbox", () => {
  it("has open messages, mine, and those that are done", async () => {
    const [open, mine, done] = [await receive(), await receive(), await receive()];
    await admin.graphql(ASSIGN, { input: { id: mine.id, assigneeId: person.id } });
    const finished = await admin.graphql(FINISH, { input: { id: done.id } });
    expect(finished.data.finishContactMessage.contactMessage.doneAt).not.toBeNull();
    expect((await listed("OPEN")).slice(0, 2)).toEqual([mine.id, open.id]);
    expect(await listed("MINE")).toContain(mine.id);
    expect(await listed("MINE")).not.toContain(open.id);
    expect((await listed("DONE"))[0]).toBe(done.id);
    expect((await listed()).slice(0, 3)).toEqual([done.id, mine.id, open.id]);
    const reopened = await admin.graphql(REOPEN, { input: { id: done.id } });
    expect(reopened.data.reopenContactMessage).toEqual({
      contactMessage: { status: "OPEN", doneAt: null },
      userErrors: [],
    });
    await admin.graphql(REOPEN, { input: { id: done.id } });
    expect(await kindsOf(done.id)).toEqual(["MESSAGE_DONE", "MESSAGE_REOPENED"]);
    expect(await kindsOf(mine.id)).toEqual(["MESSAGE_ASSIGNED"]);
  });

  it("gives a message back to everyone, and to administrators only", async () => {
    const { id } = await receive();
    const assign = async (assigneeId: string | null) =>
      (await admin.graphql(ASSIGN, { input: { id, assigneeId } })).data.assignContactMessage;
    expect((await assign(person.id)).contactMessage.assignee).toEqual({ id: person.id });
    expect((await assign(null)).contactMessage.assignee).toBeNull();
    const recruiter = await buildUser(app, { role: "RECRUITER" });
    const former = await buildUser(app, { role: "ADMIN", disabledAt: app.clock.now() });
    for (const assigneeId of [recruiter.id, former.id, newId(), "none"])
      expect((await assign(assigneeId)).userErrors).toEqual([
        { field: "assigneeId", code: "BAD_INPUT" },
      ]);
  });
});
