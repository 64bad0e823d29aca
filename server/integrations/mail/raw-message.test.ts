import "../../test/aws-keys.js";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Mail } from "./mail.js";
import { createBreakers } from "../breaker/breakers.js";
import { SesMailSender } from "./mail-sender.js";

/** The request that SES receives. */
let server: Server;
let sender: SesMailSender;
let received: URLSearchParams;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received = new URLSearchParams(body);
      const action = received.get("Action");
      response.setHeader("content-type", "text/xml");
      response.end(
        `<${action}Response><${action}Result><MessageId>1</MessageId></${action}Result></${action}Response>`,
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  sender = new SesMailSender({
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    from: "Staffboard <no-reply@staffboard.example>",
    configurationSet: "feedback",
    breaker: createBreakers().ses,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = new URLSearchParams();
});

const mail = (change: Partial<Mail> = {}): Mail => ({
  to: "ana@example.com",
  subject: "New openings",
  text: "Two new openings.",
  html: "<p>Two new openings.</p>",
  headers: {
    "List-Unsubscribe": "<https://staffboard.example/newsletter/unsubscribe?token=t>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
  ...change,
});
const recipients = () =>
  [...received].filter(([key]) => key.startsWith("Dest")).map(([, value]) => value);
/** Header lines of the message, unfolded. */
const headers = () =>
  Buffer.from(received.get("RawMessage.Data") ?? "", "base64")
    .toString()
    .split("\r\n\r\n", 1)
    .join()
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");

describe("a mail with additional headers", () => {
  it("is sent raw, only to its recipient, with those headers", async () => {
    await sender.send(mail({ replyTo: "hello@example.com" }));
    expect(received.get("Action")).toBe("SendRawEmail");
    expect(recipients()).toEqual(["ana@example.com"]);
    expect(headers()).toEqual(
      expect.arrayContaining([
        "List-Unsubscribe: <https://staffboard.example/newsletter/unsubscribe?token=t>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "To: ana@example.com",
        "Reply-To: hello@example.com",
        "From: Staffboard <no-reply@staffboard.example>",
        "Subject: New openings",
      ]),
    );
    expect(headers().join()).toMatch(/multipart\/alternative/);
  });

  it.each([
    "a@x.test\r\nBcc: e@evil.test",
    "a@x.test, e@evil.test",
    "a@x.test; e@evil.test",
    "group: a@x.test, e@evil.test;",
    '"e@evil.test" <a@x.test>',
    "a@x.test\nTo: e@evil.test",
    "=?utf-8?Q?e=40evil.test=2C?= <a@x.test>",
  ])("names only one recipient to SES, whatever the address contains: %j", async (to) => {
    await sender.send(mail({ to })).catch(() => undefined);
    expect(recipients().length).toBeLessThanOrEqual(1);
    expect(headers().filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
    expect(headers().filter((line) => /^to:/i.test(line)).length).toBeLessThanOrEqual(1);
  });

  it.each([
    ["the subject", { subject: "Hi\r\nBcc: e@evil.test" }],
    ["a header", { headers: { "X-Note": "a\r\nBcc: e@evil.test" } }],
    ["the Reply-To address", { replyTo: "a@x.test\r\nBcc: e@evil.test" }],
  ])("a line break in %s cannot start a header", async (_where, change) => {
    await sender.send(mail(change));
    expect(headers().filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(recipients()).toEqual(["ana@example.com"]);
  });

  it("does not read files or URLs named in its text", async () => {
    const sneaky = { path: "/etc/hostname" } as unknown as string;
    await expect(sender.send(mail({ text: sneaky }))).rejects.toThrow();
  });
});

describe("a mail with a calendar event", () => {
  const content = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
  const calendar = { method: "CANCEL", fileName: "interview.ics", content } as const;

  it("has it as a part that calendars read, and as a file", async () => {
    const { to, subject, text, html } = mail();
    await sender.send({ to, subject, text, html, calendar });
    expect(received.get("Action")).toBe("SendRawEmail");
    const message = Buffer.from(received.get("RawMessage.Data") ?? "", "base64").toString();
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    expect(message).toMatch(/Content-Disposition: attachment; filename=interview\.ics/i);
    expect(message).toContain(Buffer.from(content).toString("base64"));
  });
});

it("a mail without additional headers uses SendEmail", async () => {
  const { to, subject, text, html } = mail();
  await sender.send({ to, subject, text, html });
  expect(received.get("Action")).toBe("SendEmail");
  expect(recipients()).toEqual(["ana@example.com"]);
});

it.each([
  ["raw", mail()],
  ["simple", { ...mail(), headers: undefined }],
])("names the configuration set when it sends a %s mail", async (_kind, { headers, ...rest }) => {
  await sender.send({ ...rest, ...(headers ? { headers } : {}) });
  expect(received.get("ConfigurationSetName")).toBe("feedback");
});
