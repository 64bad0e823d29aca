import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { SnsTopic } from "../../server/integrations/sns/sns-topic.js";
import { readSesEvent } from "../../server/modules/suppressions/ses-event.js";
import { MailReturns, RETURNS } from "./mail-returns.js";

const OWN_URL = "http://127.0.0.1:4025";
const topicArn = "arn:aws:sns:us-east-1:000000000000:staffboard-local";
const mail = {
  ...{ messageId: "m1", from: "a@example.com", replyTo: [], subject: "Hello", body: {} },
  ...{ attachments: [], at: 1_796_000_000 },
  destination: { to: ["Ana@example.com"], cc: [], bcc: [] },
};

/** The site, as far as what it gets matters. */
let site: Server;
let received: Buffer;
beforeAll(async () => {
  site = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received = Buffer.concat(parts);
      response.end();
    });
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

it.each(RETURNS)("the site understands a %s of the local inbox", async (how) => {
  const { port } = site.address() as AddressInfo;
  const returns = await MailReturns.create({ topicArn, notifyUrl: `http://127.0.0.1:${port}` });
  expect(await returns.tell(how, mail, OWN_URL)).toBe(200);
  const topic = new SnsTopic(
    { topicArn, endpoint: OWN_URL },
    {
      clock: { now: () => new Date() },
      fetchText: (address) =>
        address === OWN_URL + returns.certificatePath
          ? Promise.resolve(returns.certificate)
          : Promise.reject(new Error(address)),
    },
  );
  const { Message } = await topic.read(received);
  expect(readSesEvent(Message)).toMatchObject({
    kind: how.toUpperCase(),
    addresses: ["ana@example.com"],
    trouble: how === "bounce" ? { bounceReason: "NO_MAILBOX" } : "COMPLAINT",
  });
});
