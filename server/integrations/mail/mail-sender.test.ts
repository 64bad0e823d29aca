import "../../test/aws-keys.js";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { Breaker, BREAKER_LIMITS } from "../breaker/breaker.js";
import { createBreakers } from "../breaker/breakers.js";
import { hasNoKeys, MailProviderError, MaybeSentError } from "./mail-failures.js";
import { SesMailSender } from "./mail-sender.js";
import { sesVerdict } from "./ses-verdict.js";

const MAIL = { to: "ana@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

const SENT =
  "<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>";

/** SES, as far as its answers matter. */
let server: Server;
let received: number;
let answer: RequestListener;
beforeEach(async () => {
  received = 0;
  server = createServer((request, response) => {
    received += 1;
    request.resume().on("end", () => answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function send(): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  return sendTo(`http://127.0.0.1:${port}`);
}

function sendTo(endpoint: string): Promise<unknown> {
  const breaker = createBreakers().ses;
  const sender = new SesMailSender({
    ...{ region: "us-east-1", endpoint, from: "a@example.com", breaker },
  });
  return sender.send(MAIL).then(
    () => "sent",
    (error: unknown) => error,
  );
}

it("doesn't send again by itself if the answer is lost, and says that it may be sent", async () => {
  answer = ({ socket }) => socket.destroy();
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if the answer takes too long", async () => {
  answer = () => undefined;
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it.each([
  ["breaks off within its body", { "content-length": "500" }, "<S"],
  ["can't be read", {}, "<S"],
])("says that it may be sent if the answer %s", async (_what, headers, body) => {
  answer = ({ socket }, response) => {
    response.writeHead(200, headers).write(body, () => socket.end());
  };
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if the answer's body never ends", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": "500" }).write("<S");
  };
  expect(await send()).toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("says that it may be sent if a gateway stopped waiting", async () => {
  answer = (_request, response) => void response.writeHead(504).end();
  expect(await send()).toBeInstanceOf(MaybeSentError);
});

it("a mail was surely not sent if the connection ends before it is secure", async () => {
  const plain = createTcpServer((socket) => socket.once("data", () => socket.destroy()));
  await new Promise<void>((done) => plain.listen(0, "127.0.0.1", done));
  const { port } = plain.address() as AddressInfo;
  const error = await sendTo(`https://127.0.0.1:${port}`);
  plain.close();
  expect(String(error)).toContain("TLS");
  expect(error).toBeInstanceOf(MailProviderError);
});

it.each([400, 500, 503])("a refusal with %d is certain", async (status) => {
  answer = (_request, response) => void response.writeHead(status).end();
  const error = await send();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MaybeSentError);
  expect(received).toBe(1);
});

it("is no longer called after some failures, and then sends each mail once", async () => {
  const breaker = new Breaker("ses", sesVerdict, { ...BREAKER_LIMITS, failures: 2 });
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const sender = new SesMailSender({
    ...{ region: "us-east-1", endpoint, from: "a@example.com", breaker },
  });
  answer = (_request, response) => void response.writeHead(500).end();
  for (let n = 0; n < 2; n += 1) await expect(sender.send(MAIL)).rejects.toBeInstanceOf(Error);
  for (let n = 0; n < 3; n += 1) {
    const refusal = await sender.send(MAIL).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailProviderError);
    expect(refusal).toMatchObject({ cause: { code: "UNAVAILABLE" } });
  }
  expect([breaker.state, received]).toEqual(["open", 2]);
  answer = (_request, response) => void response.end(SENT);
  const later = jest.spyOn(Date, "now").mockReturnValue(Date.now() + BREAKER_LIMITS.probeAfterMs);
  await sender.send(MAIL);
  later.mockRestore();
  await sender.send(MAIL);
  expect([breaker.state, received]).toEqual(["closed", 4]);
});

it.each([
  ["more mails than the account may send", 400, "Throttling", "down"],
  ["a paused account", 400, "AccountSendingPausedException", "down"],
  ["a failure", 500, "InternalFailure", "down"],
  ["an address that can't be", 400, "InvalidParameterValue", "answered"],
  ["a mail that it rejects", 400, "MessageRejected", "answered"],
  ["a wrong key", 403, "InvalidClientTokenId", "denied"],
])("%s counts as what it is", async (_what, status, code, verdict) => {
  const body = `<ErrorResponse><Error><Code>${code}</Code><Message>m</Message></Error></ErrorResponse>`;
  answer = (_request, response) => {
    response.writeHead(status, { "content-type": "text/xml" }).end(body);
  };
  expect(sesVerdict(await send())).toBe(verdict);
});

it("a lost answer counts as a failure of the provider", async () => {
  answer = ({ socket }) => socket.destroy();
  expect(sesVerdict(await send())).toBe("down");
});

const refusal = (code: string, message: string) =>
  `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type>
   <Code>${code}</Code><Message>${message}</Message></Error><RequestId>1</RequestId></ErrorResponse>`;

it.each([
  [400, "Throttling", "Maximum sending rate exceeded."],
  [400, "ThrottlingException", "Daily message quota exceeded."],
  [400, "AccountSendingPausedException", "Sending paused for this account."],
  [400, "AccountSendingPaused", "Sending paused."],
  [400, "MessageRejected", "Sending suspended for this account."],
  [400, "ConfigurationSetDoesNotExist", "Configuration set does not exist."],
  [400, "ConfigurationSetSendingPausedException", "Sending is paused."],
  [400, "MailFromDomainNotVerifiedException", "MX record not found."],
  [
    400,
    "MessageRejected",
    "Email address is not verified. The following identities failed the check in region US-EAST-1: ana@example.com, Staff &lt;A@example.com&gt;",
  ],
  [400, "ExpiredToken", "The security token included in the request is expired"],
  [400, "RequestExpired", "Request is expired."],
  [400, "IncompleteSignature", "Not signed."],
  [403, "InvalidClientTokenId", "The security token included in the request is invalid."],
  [403, "SignatureDoesNotMatch", "Signature expired: 20261130T000000Z is now earlier than …"],
  [403, "AccessDenied", "Not authorized to perform ses:SendEmail"],
  [403, "OptInRequired", "Not signed up for Amazon SES."],
  [404, "NotFound", "Not SES at all"],
  [429, "TooManyRequests", "Slow down."],
  [500, "InternalFailure", "Internal failure."],
  [503, "ServiceUnavailable", "Service unavailable."],
])("answer %d %s is about all mail: %s", async (status, code, message) => {
  answer = (_request, response) =>
    void response.writeHead(status, { "content-type": "text/xml" }).end(refusal(code, message));
  const error = await send();
  expect(error).toBeInstanceOf(MailProviderError);
  // Only the provider's own failures may come from what is in the mail.
  expect(error).toMatchObject({ isPerhapsTheMail: status >= 500 });
});

it.each([
  [400, "MessageRejected", "Address blacklisted."],
  [400, "InvalidParameterValue", "Missing final '@domain'"],
  [400, "InvalidParameterValue", "Local address contains control or whitespace"],
  [400, "ValidationError", "Message length is more than 10485760 bytes long"],
  [
    400,
    "MessageRejected",
    "Email address is not verified. The following identities failed the check in region US-EAST-1: ana@example.com",
  ],
  [413, "RequestEntityTooLarge", "Too large."],
])("answer %d %s is about this mail: %s", async (status, code, message) => {
  answer = (_request, response) =>
    void response.writeHead(status, { "content-type": "text/xml" }).end(refusal(code, message));
  const error = await send();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailProviderError);
  expect(error).not.toBeInstanceOf(MaybeSentError);
});

it("a provider that can't be reached has surely not sent it", async () => {
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  const error = await sendTo(`http://127.0.0.1:${port}`);
  expect(String(error)).toContain("ECONNREFUSED");
  expect(error).toBeInstanceOf(MailProviderError);
});

it("without keys, or with those of a role that can't be renewed, nothing can be sent", async () => {
  const error = Object.assign(new Error("no keys"), { name: "CredentialsProviderError" });
  expect([hasNoKeys(error), hasNoKeys(new TypeError("x"))]).toEqual([true, false]);
  expect(received).toBe(0);
});
